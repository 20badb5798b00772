'use strict';
const assert = require('node:assert/strict');
const parse = require('../src/parse');

const show = (node) => ('num' in node ? String(node.num) : `(${node.op} ${show(node.left)} ${show(node.right)})`);

exports.assertParses = (src, tree) => assert.equal(show(parse(src)), tree);
exports.assertFails = (src, message) => assert.throws(() => parse(src), { name: 'SyntaxError', message });
