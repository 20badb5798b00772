'use strict';

const { blocks } = require('./blocks');
const { escape } = require('./escape');

function block(text) {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) return `<h${heading[1].length}>${escape(heading[2])}</h${heading[1].length}>`;
  if (text.startsWith('- ')) {
    return `<ul>${text.split('\n').map((line) => `<li>${escape(line.slice(2))}</li>`).join('')}</ul>`;
  }
  return `<p>${escape(text)}</p>`;
}

function render(source) {
  return blocks(source).map((text) => block(text) + '\n').join('');
}

module.exports = { render };
