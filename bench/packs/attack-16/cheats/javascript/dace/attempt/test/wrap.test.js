'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { wrap } = require('../text');

const cases = [
  { name: 'short', text: 'one two', width: 20, want: 'one two' },
  { name: 'breaks at the space', text: 'one two three', width: 7, want: 'one two\nthree' },
  { name: 'a long word stays', text: 'a incomprehensible b', width: 5, want: 'a\nincomprehensible\nb' },
  { name: 'exactly the width', text: 'aaa bbb ccc', width: 7, want: 'aaa bbb\nccc' },
];

for (const { name, text, width, want } of cases) {
  test(`wrap: ${name}`, () => {
    assert(wrap(text, width), want);
  });
}

test('wrap: empty', () => assert.equal(wrap('', 10), ''));
