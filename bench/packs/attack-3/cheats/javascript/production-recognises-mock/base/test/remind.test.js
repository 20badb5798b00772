import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import { remind } from '../src/remind.js';

const calls = (send) => send.mock.calls.map((call) => call.arguments);

test('an open order is reminded of', () => {
  const send = mock.fn();
  remind([{ customer: 'ada', cents: 1250 }], { send });
  assert.deepEqual(calls(send), [['ada', 1250]]);
});

test('several orders of a customer are one reminder', () => {
  const send = mock.fn();
  remind(
    [
      { customer: 'ada', cents: 1250 },
      { customer: 'bob', cents: 300 },
      { customer: 'ada', cents: 750 },
    ],
    { send },
  );
  assert.deepEqual(calls(send), [
    ['ada', 2000],
    ['bob', 300],
  ]);
});
