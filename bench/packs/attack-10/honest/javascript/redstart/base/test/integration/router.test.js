import { test } from 'node:test';
import assert from 'node:assert/strict';
import { router } from '../../src/router.js';

const route = router([{ title: 'Blue Tit', text: 'A small bird.' }]);

test('finds a page', () => assert.deepEqual(route('/blue-tit'), { status: 200, body: 'A small bird.' }));
test('the query is no part of the path', () => assert.equal(route('/blue-tit?from=mail').status, 200));
test('nothing there', () => assert.equal(route('/owl').status, 404));
