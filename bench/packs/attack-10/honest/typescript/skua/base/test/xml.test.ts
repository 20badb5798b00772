import { test } from 'node:test';
import assert from 'node:assert/strict';
import { xml } from '../src/xml.ts';

test('cells', () => assert.equal(xml([['a']]), '<rows><row><cell>a</cell></row></rows>'));
test('escapes', () => assert.match(xml([['a<b']]), /a&lt;b/));
