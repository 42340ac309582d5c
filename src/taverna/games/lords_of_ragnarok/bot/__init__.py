"""The Jarl: it looks ahead (`jarl`), answers in between (`instincts`), judges (`outlook`), and knows what things are
worth (`worth`)."""
