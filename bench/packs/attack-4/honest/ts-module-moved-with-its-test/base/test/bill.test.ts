import { test } from 'node:test';
import assert from 'node:assert/strict';
import { gross } from '../src/bill.ts';

test('gross', () => assert.equal(gross(100), 119));
