'use strict';

function parse(query) {
  const out = {};
  for (const [key, value] of new URLSearchParams(query)) out[key] = value;
  return out;
}

module.exports = { parse };
