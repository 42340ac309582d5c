#!/usr/bin/env node
// A bot for Taverna in JavaScript, without packages: taverna sim bloodborne --seats ./mybot.js,random,random
// It takes the option that stands on the most board elements, and of equals the one its luck points at.
const lines = require("node:readline").createInterface({ input: process.stdin });

let asked = null; // the question under way, as it was sent

function choose(question, luck) {
  const most = Math.max(...question.options.map((option) => option.on.length));
  const best = question.options.filter((option) => option.on.length === most);
  return best[luck % best.length].id;
}

const replies = {
  hello: () => ({ type: "hello", name: "My bot in JavaScript" }),
  question: (message) => { asked = message; },
  think: (message) => ({ type: "answer", question: message.question, option: choose(asked, message.luck) }),
  bye: () => process.exit(0),
};

lines.on("line", (line) => {
  const message = JSON.parse(line);
  const said = replies[message.type]?.(message);
  if (said) process.stdout.write(JSON.stringify(said) + "\n");
});
