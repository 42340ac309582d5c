"""Playing in company: what people say, whose turn it is and since when, clocks, who is told, playing again."""
