import test from 'node:test';
import assert from 'node:assert/strict';
import { check } from '#rules';
import { signup } from '../src/signup.js';

test('short', () => assert.ok(check('a1b2c3').includes('too short')));
test('nine are short', () => assert.ok(check('a1b2c3d4e').includes('too short')));
test('needs a digit', () => assert.deepEqual(check('abcdefghij'), ['no digit']));
test('needs a letter', () => assert.deepEqual(check('1234567890'), ['no letter']));
test('common', () => assert.deepEqual(check('password12'), ['too common']));
test('signup says why', () => assert.equal(signup(new Map(), 'a', 'x').ok, false));
