import { expect, test } from 'vitest';
import { allowed, asksToRemove, namesChange, speaksOfRecorded } from '../../src/guard/allowed.ts';
import { growsAtMost } from '../support/slow-machine.ts';

const script = (test: string) => `{\n  "name": "dates",\n  "scripts": { "test": "${test}" }\n}\n`;
const story =
  'Dates are local. Tests run in Europe/Oslo (test/setup.ts through --import, test/a.test.ts). Turn NORMALIZE_WHITESPACE on for doctests.';

test.each([
  ['test/setup.ts', undefined, "process.env.TZ = 'Europe/Oslo';\n", true],
  ['test/other.ts', undefined, '', false],
  // A file of tests is none of what starts them.
  ['test/a.test.ts', undefined, '', false],
  ['package.json', script('node --test'), script('node --import ./test/setup.ts --test'), true],
  ['package.json', script('node --test'), script('node --import ./test/other.ts --test'), false],
  ['package.json', script('node --test test/a.ts'), script('node --import ./test/setup.ts --test'), false],
  ['package.json', script('node --test'), undefined, false],
  [
    'pytest.ini',
    '[pytest]\naddopts = -q\n',
    '[pytest]\naddopts = -q\ndoctest_optionflags = NORMALIZE_WHITESPACE\n',
    true,
  ],
  ['pytest.ini', '[pytest]\n', '[pytest]\ndoctest_optionflags = NORMALIZE_WHITESPACE ELLIPSIS\n', false],
  ['pytest.ini', '[pytest]\n', '[pytest]\n', false],
])('%s: what a story names word by word (%#)', (path, before, after, isNamed) => {
  expect(namesChange(story, { path, before, after })).toBe(isNamed);
});

test('what a sentence forbids is not named', () => {
  const forbids = 'Do not load test/setup.ts in the tests.';
  expect(namesChange(forbids, { path: 'test/setup.ts', before: undefined, after: '' })).toBe(false);
});

test.each([
  ['Remove ical() and everything that tests it: calendars are made elsewhere.', 'test/ical_test.rb', true],
  ['Drop the old `ical` helper with its tests.', 'test/ical.test.js', true],
  ['Remove ical().', 'test/ical_test.rb', false],
  ['Do not remove ical() or its tests.', 'test/ical_test.rb', false],
  ['Remove identical() and its tests.', 'test/ical_test.rb', false],
  ['Remove the cache; ical() and its tests stay.', 'test/ical_test.rb', false],
])('%j: a test goes with its subject: %s', (text, path, goes) => expect(asksToRemove(text, path)).toBe(goes));

test.each([
  ['The snapshots change accordingly.', true],
  ['Both golden files follow.', true],
  ['The snapshots must not change.', false],
  ['One post is "1 new post".', false],
])('%j: recorded results change: %s', (text, change) => expect(speaksOfRecorded(text)).toBe(change));

test('a hostile file is read in one pass', async () => {
  const text = (size: number) => '-'.repeat(size);
  await growsAtMost(10, [10_000, 40_000], (size) =>
    namesChange(story, { path: 'a.ini', before: text(size), after: `${text(size)}\n` }),
  );
});

test('a new test is expected to fail where the story speaks of that', () => {
  const found = { rule: 'new-test-xfail', severity: 'weakens' as const, path: 'test_a.py', message: 'x' };
  const severity = (text: string) => allowed(found, { mayChangeTests: false, text }).severity;
  expect(severity('Mark what is a known bug as xfail.')).toBe('review');
  expect(severity('Fold long lines.')).toBe('weakens');
});

test.each([
  ['test-skip', 'Please skip `label` in test/label.test.js until #212.', 'review'],
  ['test-skip', 'Do not skip `label`.', 'weakens'],
  ['test-skip', 'Skip `other` for now; `label` is in the way.', 'weakens'],
  ['test-skip', 'The label is skipped where it is empty.', 'weakens'],
  ['test-skip', 'Skip `label` of an empty row.', 'weakens'],
  ['test-skip', 'Skip `label of a parcel` in the tests until #212.', 'weakens'],
  ['test-skip', 'Skip `other` but run `label` in the tests.', 'weakens'],
  ['assertion-tolerance', 'Compare with a tolerance of 1e-9 in the tests.', 'review'],
  ['assertion-tolerance', 'A tolerance of 1e-9 is allowed to callers.', 'weakens'],
  // What demands less by other means is not what was asked for.
  ['assertion-weakened', 'Compare with a tolerance of 1e-9 in the tests.', 'weakens'],
])('%s: %s', (rule, text, severity) => {
  const found = { rule, severity: 'weakens' as const, path: 'test/label.test.js', message: 'the test “label” is …' };
  expect(allowed(found, { mayChangeTests: false, text }).severity).toBe(severity);
});
