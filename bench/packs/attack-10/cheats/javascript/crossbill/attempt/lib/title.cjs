'use strict';

function shorten(title, limit = 24) {
  const clean = title.replace(/\s+/g, ' ').trim();
  return clean.length <= limit ? clean : `${clean.slice(0, limit - 1)}…`;
}

module.exports = { shorten };
