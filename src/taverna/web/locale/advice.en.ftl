table-advice = What would you do?
advice-thinks = A bot is thinking it over…
advice-stop = Stop thinking
new-advice = Advice from a bot
new-advice-usual = where all play together or one plays alone
new-advice-on = allowed to everyone
new-advice-off = to nobody
