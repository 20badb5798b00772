'use strict';

/** Rows of a statement: date, text, amount. */
function readCsv(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [date, words, amount] = line.split(';');
      if (amount === undefined) throw new SyntaxError(`no amount: ${line}`);
      return { date, text: words, amount: Number(amount.replace(',', '.')) };
    });
}

module.exports = { readCsv };
