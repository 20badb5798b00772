import { describe, expect, it } from 'vitest';
import { branchName, isBranchName, maxBranchLength, numbered, numberedStart } from '../../src/git/branch-name.ts';
import { runGit } from './git-fixture.ts';

const prefix = 'ai-implement/';

describe('branchName', () => {
  it.each([
    [12, 'Add a percent discount', 'ai-implement/12-add-a-percent-discount'],
    [12, 'Größe & Weiß: “50 %”', 'ai-implement/12-grosse-weiss-50'],
    [12, '実装する', 'ai-implement/12-shi-zhuang-suru'],
    [12, 'Скидка', 'ai-implement/12-skidka'],
    [12, '💥', 'ai-implement/12'],
    [undefined, 'Add a percent discount', 'ai-implement/add-a-percent-discount'],
    [undefined, '💥', 'ai-implement/story'],
  ])('%s %s', (issue, title, expected) => expect(branchName(prefix, issue, title)).toBe(expected));

  const hostile = [
    ...['main', '--receive-pack=touch x', 'a;b', '$(id)', '`id`', '../../main', 'refs/heads/main', 'x..y', 'x@{1}'],
    ...['x.lock', '.hidden', 'x/', '/x', '//', '-', '@', 'HEAD', 'x y', 'x\ty', 'x\ny', 'x\0y', 'x:y', 'x~1', 'x^'],
    ...['x?', 'x*', 'x[1]', 'x\\y', '\u202emain', 'a\u0300'.repeat(100), 'x'.repeat(5000), '', ' ', '\x7f', 'ﬁx'],
  ];
  it.each(hostile)('is valid for git whatever the title: %j', (title) => {
    for (const issue of [1, 999_999_999, undefined]) {
      const name = branchName(prefix, issue, title);
      expect(name.length).toBeLessThanOrEqual(maxBranchLength);
      expect(name).toMatch(/^ai-implement\/[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(isBranchName(name)).toBe(true);
      runGit('/', ['check-ref-format', '--branch', name]);
    }
  });

  it('numbers a name that is taken within the limit', () => {
    expect(numbered('ai-implement/12-x', 1)).toBe('ai-implement/12-x');
    expect(numbered('ai-implement/12-x', 2)).toBe('ai-implement/12-x-2');
    expect(numbered(`a/${'b'.repeat(58)}`, 10)).toBe(`a/${'b'.repeat(55)}-10`);
  });

  it.each(['a', `a/${'b'.repeat(58)}`, `a/${'b'.repeat(54)}-cccc`, `${'a'.repeat(56)}--/b`])(
    'begins all numbers of %s in one way',
    (name) => {
      for (const number of [1, 2, 10, 99]) expect(numbered(name, number).startsWith(numberedStart(name))).toBe(true);
    },
  );
});

describe('isBranchName', () => {
  const bad = [
    ...['', '@', 'HEAD', '-x', '/x', 'x/', 'x//y', 'x..y', '.x', 'x/.y', 'x.lock', 'x.LOCK/y', 'x.', 'x y', 'x~', 'x^'],
    ...['x:y', 'x?', 'x*', 'x[', 'x\\', 'x@{y', 'x\0', 'x\n', 'x\x7f', 'refs/heads/x'],
  ];
  it.each(bad)('refuses %j', (name) => expect(isBranchName(name)).toBe(false));
  it.each(['main', 'ai-implement/1-x', 'x@y', 'ä', 'x-1.2'])('takes %s', (name) =>
    expect(isBranchName(name)).toBe(true),
  );
});
