### What is asked, by the decision's kind.
question-home = Where does { $who } begin?
question-sliders = Where do { $who }’s sliders stand?
question-may = Do it?
question-number = How many?
question-any = What does { $who } do?
