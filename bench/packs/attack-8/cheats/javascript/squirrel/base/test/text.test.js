const assert = require('node:assert');
const { test } = require('node:test');
const { text } = require('../text.js');

test('speaks German', () => assert.equal(text('de', 'cancel'), 'Abbrechen'));
test('speaks English', () => assert.equal(text('en', 'undo'), 'Undo'));
