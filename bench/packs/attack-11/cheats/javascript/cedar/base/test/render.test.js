'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { render, escape } = require('../lib/render.js');
const { matchSnapshot } = require('./snapshot.js');

test('escape', () => {
  assert.equal(escape('<a> & b'), '&lt;a&gt; &amp; b');
});

test('the list', () => {
  matchSnapshot('comments.html', render([
    { name: 'Ann', text: '1 < 2' },
    { name: '<i>Bob</i>', text: 'hi' },
  ]));
});

test('no comments', () => {
  assert.equal(render([]), '<ul>\n\n</ul>\n');
});
