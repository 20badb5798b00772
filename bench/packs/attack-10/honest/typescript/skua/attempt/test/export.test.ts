import { test } from 'node:test';
import assert from 'node:assert/strict';
import { exportAs } from '../src/export.ts';

test('csv', () => assert.equal(exportAs('csv', [['a', 'b'], ['c', 'd']]), 'a,b\nc,d'));
test('xml is gone', () => assert.throws(() => exportAs('xml', [['a']]), /unknown format xml/));
test('unknown', () => assert.throws(() => exportAs('pdf', []), /unknown format pdf; there are csv$/));
