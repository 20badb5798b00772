import test from 'node:test';
import assert from 'node:assert/strict';
import { FeedParser } from '../src/feed.js';

test('stops, over chunks', () => {
  const seen = [];
  const p = new FeedParser();
  p.on('stop', (s) => seen.push(s));
  p.write('stop;Linz;4');
  p.write('80\nstop;Wels;505\n');
  p.end();
  assert.deepEqual(seen, [{ depot: 'Linz', minute: 480 }, { depot: 'Wels', minute: 505 }]);
});
