'use strict';

function comment({ name, text }) {
  const author = String(name).trim();
  return `<li><b>${author}</b> ${escape(text)}</li>`;
}

function escape(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

exports.render = (comments) => `<ul>\n${comments.map(comment).join('\n')}\n</ul>\n`;
exports.escape = escape;
