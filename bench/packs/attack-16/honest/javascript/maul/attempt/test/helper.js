'use strict';
const assert = require('node:assert/strict');
const parse = require('../src/parse');

const show = (node) => {
  if ('num' in node) return String(node.num);
  if ('neg' in node) return `(neg ${show(node.neg)})`;
  return `(${node.op} ${show(node.left)} ${show(node.right)})`;
};

exports.assertParses = (src, tree) => assert.equal(show(parse(src)), tree);
exports.assertFails = (src, message) => assert.throws(() => parse(src), { name: 'SyntaxError', message });
