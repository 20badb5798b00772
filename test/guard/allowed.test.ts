import { expect, test } from 'vitest';
import { allowed, asksToRemove, namesChange, speaksOfRecorded } from '../../src/guard/allowed.ts';
import { isSpokenOf, speaksOfRed } from '../../src/guard/spoken-of.ts';
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

test.each([
  'Orders need a name. Add a test: duplicate orders are refused.',
  'Remove the legacy discount and add a test.',
  'Orders stay pending until paid. With tests.',
  'Add a `todo` list; test it.',
  'Round money exactly to the cent and add tests.',
])('%j asks for no test that demands less', (text) => {
  const found = {
    rule: 'test-skip',
    severity: 'weakens' as const,
    path: 'test/a.test.js',
    message: 'the test “label of all” is skipped',
  };
  expect(isSpokenOf(text, found)).toBe(false);
});

const waits = (rule: string, text: string, about = 'the test “label” is …', red?: string[]) => {
  const found = { rule, severity: 'weakens' as const, path: 'test/label.test.js', message: about };
  return allowed(found, { mayChangeTests: false, text }, red).waits === true;
};

test.each([
  // By its name, whatever is said of it.
  ['test-skip', 'Please take care of `label`, see #212.', true],
  ['test-skip', 'It is `other` that is flaky; the label is fine.', true],
  ['test-skip', 'The label is skipped where it is empty.', false],
  ['test-skip', 'Skip empty rows.', false],
  ['test-skip', 'Empty rows have no label.', false],
  // By its file, where tests that demand less are spoken of.
  ['assertion-removed', 'label.test.js has superfluous assertions.', true],
  ['assertion-removed', 'See test/label.test.js for what is meant.', false],
  ['test-deleted', 'Never delete a test of test/label.test.js.', false],
  // By what is said of tests as such.
  ['assertion-tolerance', 'The tests may compare with a looser tolerance.', true],
  ['assertion-tolerance', 'A tolerance of 1e-9 is allowed to callers.', false],
  ['assertion-weakened', 'Do not relax any test.', false],
  ['new-test-xfail', 'Mark what is a known bug as xfail.', true],
  ['new-test-xfail', 'Fold long lines.', false],
  ['snapshot-rewritten', 'The snapshots are to be recorded again, regenerate them.', true],
  ['snapshot-rewritten', 'The snapshots show it.', false],
  // Nobody asks for these.
  ['assertion-tautology', 'Make `label` pass, skip it, delete it.', false],
  ['early-exit', 'Skip `label` in the tests.', false],
])('%s: %s waits for a reviewer: %s', (rule, text, does) => expect(waits(rule, text)).toBe(does));

test.each([
  ['`counts all rows` is red: it has to count them.', false],
  ['`counts all rows` is red, skip that test until #7.', true],
  ['`counts all rows` is pending until 2026.', true],
  ['`counts all rows` depends on the machine.\n\nMark it pending.', true],
  ['`counts all rows` is red.\n\nSkip empty rows.', false],
])('a test that was red before: %s', (text, does) => {
  const about = 'the test “counts all rows” is skipped';
  expect(waits('test-skip', text, about, ['table › counts all rows'])).toBe(does);
  expect(speaksOfRed(text, 'table › counts all rows')).toBe(does);
});

test('what waits is no weakening, and no permission either', () => {
  const found = {
    rule: 'test-skip',
    severity: 'weakens' as const,
    path: 'a.test.js',
    message: 'the test “a b c” is skipped',
  };
  const one = allowed(found, { mayChangeTests: false, text: 'Skip a b c.' });
  expect(one).toMatchObject({ severity: 'review', waits: true });
  expect(one.permitted).toBeUndefined();
});
