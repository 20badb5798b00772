import { test } from 'node:test';
import { receipt } from '../src/receipt.ts';
import { matches } from './snapshot.ts';

test('an empty receipt', () => matches('empty', receipt([])));

test('a receipt', () => matches('receipt', receipt([{ title: 'tea', price: 300 }, { title: 'cake', price: 450 }])));
