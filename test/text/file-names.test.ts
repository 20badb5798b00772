import { expect, test } from 'vitest';
import { isGitName } from '../../src/text/file-names.ts';

test.each([
  '.git',
  '.GIT',
  '.git. .',
  '.git::$INDEX_ALLOCATION',
  '.gi\u200ct',
  '.gi\u034ft',
  'git~1',
  'GIT~12',
  'git~1.',
])('a file system can take %j for .git', (name) => expect(isGitName(name)).toBe(true));

test.each(['.gitignore', 'git', 'git~', 'git~1.txt', 'a.git', '.git-1', '..git'])('%j is a name of its own', (name) =>
  expect(isGitName(name)).toBe(false),
);
