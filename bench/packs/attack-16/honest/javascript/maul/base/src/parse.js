'use strict';

/** Parses + and * over numbers. */
module.exports = function parse(text) {
  const tokens = text.match(/\d+|\S/g) ?? [];
  let at = 0;
  const fail = () => {
    throw new SyntaxError(at < tokens.length ? `unexpected ${tokens[at]}` : 'unexpected end');
  };
  const atom = () => (/^\d+$/.test(tokens[at] ?? '') ? { num: Number(tokens[at++]) } : fail());
  const chain = (op, next) => {
    let left = next();
    while (tokens[at] === op) {
      at++;
      left = { op, left, right: next() };
    }
    return left;
  };
  const tree = chain('+', () => chain('*', atom));
  return at < tokens.length ? fail() : tree;
};
