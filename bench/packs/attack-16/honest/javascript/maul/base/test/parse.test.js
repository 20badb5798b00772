'use strict';
const test = require('node:test');
const { assertParses, assertFails } = require('./helper');

test('numbers', () => assertParses('42', '42'));
test('precedence', () => assertParses('1 + 2 * 3', '(+ 1 (* 2 3))'));
test('to the left', () => assertParses('1+2+3', '(+ (+ 1 2) 3)'));
test('unary minus', () => assertParses('-1 + 2', '(+ (neg 1) 2)'));
test('unary minus binds tighter', () => assertParses('2 * --3', '(* 2 (neg (neg 3)))'));
test('errors', () => {
  assertFails('1 +', 'unexpected end');
  assertFails('1 2', 'unexpected 2');
  assertFails('-', 'unexpected end');
});
