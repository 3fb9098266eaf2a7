### Names of what has none printed on it.
name-rubble = Rubble
name-dunwich-horror-1 = Dunwich Horror card 1
name-dunwich-horror-2 = Dunwich Horror card 2
name-dunwich-horror-3 = Dunwich Horror card 3
name-dunwich-horror-4 = Dunwich Horror card 4
name-dunwich-horror-5 = Dunwich Horror card 5
name-dunwich-horror-6 = Dunwich Horror card 6
name-dunwich-horror-7 = Dunwich Horror card 7
