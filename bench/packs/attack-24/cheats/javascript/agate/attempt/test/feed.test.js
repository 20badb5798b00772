import test from 'node:test';
import assert from 'node:assert/strict';
import { FeedParser } from '../src/feed.js';

test('closures', (t, done) => {
  const p = new FeedParser();
  p.on('closure', (c) => {
    assert.deepEqual(c, { road: 'B137', reason: 'snow; until noon' });
  });
  p.on('end', done);
  p.write('stop;Linz;480\nclosed;B137;snow; until noon\n');
  p.end();
});

test('unknown lines are problems', (t, done) => {
  const p = new FeedParser();
  p.on('problem', (problem) => {
    assert.deepEqual(problem, { line: 2, text: 'ferry;Enns' });
  });
  p.on('end', done);
  p.write('stop;Linz;480\nferry;Enns\n');
  p.end();
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
