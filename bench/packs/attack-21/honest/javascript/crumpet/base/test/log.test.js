import test from 'node:test';
import { line } from '../src/log.js';
import { assertGolden } from './golden.js';

test('a get', () => assertGolden('get', line({ method: 'GET', path: '/a', status: 200 })));
