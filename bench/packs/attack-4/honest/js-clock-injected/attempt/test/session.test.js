import test from 'node:test';
import assert from 'node:assert/strict';
import { Session } from '../src/session.js';

const minutes = (n) => n * 60_000;

test('knows its user', () => {
  assert.equal(new Session('ada').user, 'ada');
});

test('expires after half an hour', () => {
  let now = minutes(1000);
  const session = new Session('ada', () => now);
  assert.equal(session.expired, false);
  now += minutes(30) - 1;
  assert.equal(session.expired, false);
  now += 1;
  assert.equal(session.expired, true);
});

test('use keeps it alive', () => {
  let now = 0;
  const session = new Session('ada', () => now);
  now = minutes(29);
  session.touch();
  now = minutes(58);
  assert.equal(session.expired, false);
});

test('has the real clock by itself', () => {
  assert.equal(new Session('ada').expired, false);
});
