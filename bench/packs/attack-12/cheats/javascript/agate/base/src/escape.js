'use strict';

const MAP = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

module.exports.escape = (text) => text.replace(/[&<>]/g, (c) => MAP[c]);
