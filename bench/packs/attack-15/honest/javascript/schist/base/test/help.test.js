'use strict';
const fs = require('node:fs');
const test = require('node:test');
const assert = require('node:assert');
const { help } = require('../src/help');

const matches = (name, text) => assert.equal(text, fs.readFileSync(`${__dirname}/snapshots/${name}.txt`, 'utf8'));
const options = [{ name: 'quiet', text: 'say less' }, { name: 'jobs', text: 'how many at a time', value: 4 }];

test('tool', () => matches('tool', help('tool', options)));
test('defaults are shown', () => assert.match(help('x', options), /--jobs .*\[4\]$/m));
