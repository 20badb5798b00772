'use strict';

function parsePair(text) {
  const at = text.indexOf('=');
  if (at < 1) throw new SyntaxError(`no pair: ${text}`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

module.exports = { parsePair };
