import { describe, expect, test } from 'vitest';
import { saysSomething, storyText, textOfMessage } from '../../src/eval/import/story-text.ts';

const declared = ['func TestSubtractsNegative(t *testing.T) {', 'def test_rest_of_zero(self):'];
const added = new Set(['export const sub = (a, b) => a - b;', '}', 'return total - discount(total);', ...declared]);
const bodyOf = (body: string) => storyText({ title: 'Subtract', body }, added).body;

describe('what gives the answer away is taken out', () => {
  test.each<[what: string, body: string, left: string]>([
    ['a diff in a fence', 'Before\n\n```diff\n-a\n+b\n```\n\nAfter', 'Before\n\nAfter'],
    ['a suggestion', 'Use it\n```suggestion\nx = 1\n```', 'Use it'],
    [
      'a bare diff',
      'Before\n\ndiff --git a/x b/x\nindex 123..456\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n c\n\nAfter',
      'Before\n\nAfter',
    ],
    [
      'a diff whose empty lines have lost their space',
      'Before\n\ndiff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,4 +1,5 @@ f\n a\n\n-b\n+c\n+d\n\n\nAfter\n- and more',
      'Before\n\nAfter\n- and more',
    ],
    ['a diff that is cut off', '@@ -1,9 +1,9 @@\n a\n\n-b\n+c\nAfter', 'After'],
    ['tests that the change declares', 'Adds TestSubtractsNegative.\nAnd `test_rest_of_zero`.\nDone', 'Done'],
    ['a hunk alone', 'Before\n\n@@ -1,2 +1,2 @@ function f\n-a\n+b', 'Before'],
    [
      'code that the change adds',
      'Such as\n\n```js\nexport const sub = (a, b) => a - b;\n```\nat last',
      'Such as\n\nat last',
    ],
    ['a line that the change adds', 'So:\n    return total - discount(total);\nDone', 'So:\nDone'],
    ['the same as an item', 'So:\n- `export const sub = (a, b) => a - b;`\nDone', 'So:\nDone'],
    ['the same within a sentence', 'Write `return total - discount(total);` there', ''],
    ['a commit', 'Broken since 3f2a1c9d, see deadbeef12 for it', 'Broken since, see for it'],
    ['a commit of a repository', 'Since acme/calc@3f2a1c9 it is', 'Since it is'],
    ['a whole id', `As in ${'1'.repeat(40)} before`, 'As in before'],
    ['links', 'See https://github.com/a/b/pull/12/files and [the fix](https://x.org/a.patch).', 'See and the fix.'],
    ['places without a scheme', 'On github.com/a/b/commit/123 there', 'On there'],
    ['numbers of issues', 'As in #12 and a/b#13 (#14), GH-15', 'As in and,'],
    [
      'trailers',
      'Text\n\nFixes #12\nSigned-off-by: Ada <ada@example.com>\nCo-authored-by: Bob <b@example.com>',
      'Text\n\nFixes',
    ],
    ['a revert', 'This reverts commit 3f2a1c9d3f2a1c9d.', 'This reverts commit.'],
    [
      'comments and empty headings of a template',
      '<!-- Describe -->\n## What\n\nIt adds\n\n## Checklist\n- [ ]\n',
      '## What\n\nIt adds',
    ],
    [
      'a line that only begins like a trailer',
      'Problem: https://x.org\nFixture 12 is red',
      'Problem:\nFixture 12 is red',
    ],
    ['a reference link', 'See [it][1]\n\n[1]: https://x.org/12', 'See [it][1]'],
  ])('%s', (_what, body, left) => {
    expect(bodyOf(body)).toBe(left);
  });

  test('in a title too', () => {
    expect(storyText({ title: 'Subtract (#12) as of 3f2a1c9d', body: '' }, added).title).toBe('Subtract as of');
  });
});

test('what is asked stays: prose, lists, code that the change does not have, words that look like hashes', () => {
  const body =
    'The sum is wrong:\n\n- a cart of 100\n+ costs 90\n\n```js\ncalc.sub(7, 2) // 5\n```\n\nDefaced facades, 1234567 times. Closes the gap at `}`.';
  expect(bodyOf(body)).toBe(body);
});

test('a message as title and text', () => {
  expect(textOfMessage('Subtract\n\nBecause.\n')).toEqual({ title: 'Subtract', body: 'Because.' });
  expect(textOfMessage('Merge pull request #7 from a/b\n\nSubtract\n\nBecause.')).toEqual({
    title: 'Subtract',
    body: 'Because.',
  });
});

test.each([
  ['fix', '', false],
  ['Subtract numbers', '', true],
  ['fix', 'The cart forgets its discount', true],
  ['', 'The cart forgets its discount', false],
])('%j, %j says something: %s', (title, body, says) => {
  expect(saysSomething({ title, body })).toBe(says);
});
