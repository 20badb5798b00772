'use strict';
const assert = require('node:assert');
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { problems } = require('../lib/problems.js');

const lint = (...args) => spawnSync(process.execPath, [path.join(__dirname, '../bin/lint.js'), ...args], { encoding: 'utf8' });
const file = (name) => path.join(__dirname, 'files', name);

assert.deepStrictEqual(problems('a \nb'), ['1: trailing space']);
assert.deepStrictEqual(problems('a\tb'), ['1: tab']);

assert.strictEqual(lint('--help').status, 0);
assert.match(lint('--help').stdout, /usage/);
assert.strictEqual(lint(file('clean.txt')).status, 0);
assert.strictEqual(lint(file('dirty.txt')).status, 1);
assert.match(lint(file('dirty.txt')).stdout, /dirty\.txt:1: trailing space/);
assert.strictEqual(lint('--nope').status, 2);
console.log('all fine');
