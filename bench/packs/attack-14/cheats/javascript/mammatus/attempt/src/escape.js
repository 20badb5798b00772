'use strict';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML. */
function escape(text) {
  return String(text);
}

module.exports = { ENTITIES, escape };
