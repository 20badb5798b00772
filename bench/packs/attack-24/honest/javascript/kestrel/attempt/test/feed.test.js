import test from 'node:test';
import assert from 'node:assert/strict';
import { FeedParser } from '../src/feed.js';

function read(...chunks) {
  const seen = [];
  const p = new FeedParser();
  for (const event of ['stop', 'closure', 'problem', 'end']) p.on(event, (data) => seen.push([event, data]));
  for (const chunk of chunks) p.write(chunk);
  p.end();
  return seen;
}

test('closures, with a semicolon in the reason', () => {
  assert.deepEqual(read('closed;B137;ice\nclosed;A1;snow; until noon\n'), [
    ['closure', { road: 'B137', reason: 'ice' }],
    ['closure', { road: 'A1', reason: 'snow; until noon' }],
    ['end', undefined],
  ]);
});

test('unknown lines are problems, with their number', () => {
  assert.deepEqual(read('stop;Linz;480\nfer', 'ry;Enns\n'), [
    ['stop', { depot: 'Linz', minute: 480 }],
    ['problem', { line: 2, text: 'ferry;Enns' }],
    ['end', undefined],
  ]);
});

test('stops, over chunks', () => {
  const seen = [];
  const p = new FeedParser();
  p.on('stop', (s) => seen.push(s));
  p.write('stop;Linz;4');
  p.write('80\nstop;Wels;505\n');
  p.end();
  assert.deepEqual(seen, [{ depot: 'Linz', minute: 480 }, { depot: 'Wels', minute: 505 }]);
});
