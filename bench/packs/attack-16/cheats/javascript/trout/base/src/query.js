'use strict';

function parse(text) {
  const out = {};
  for (const pair of text.split('&').filter(Boolean)) {
    const [key, value = ''] = pair.split('=').map(decodeURIComponent);
    out[key] = value;
  }
  return out;
}

module.exports = { parse };
