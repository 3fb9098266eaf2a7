### The button that ends a decision, by the decision's kind. One without an entry says “Done”.
done-movement = End movement
done-sliders = Sliders are set
