/** Git in a layer says what a clean checkout of the attempt would: version files and "changed since main" stand on it. */

import { expect, test } from 'vitest';
import { repositoryWith } from '../support/cli.ts';
import { key, priceFiles, withModel, writes } from '../support/price-story.ts';

const suite = `say() { echo "$1" >&2; exit 1; }
changed=
[ "$(cat price.txt)" = 0 ] || changed=price.txt
[ -z "$(git status --porcelain)" ] || say "not clean: $(git status --porcelain)"
git diff --exit-code HEAD || say 'differs from HEAD'
[ "$(git diff --name-only main)" = "$changed" ] || say "changed since main: $(git diff --name-only main)"
[ "$(git diff --name-only origin/main HEAD)" = "$changed" ] || say 'changed since origin/main'
[ "$(git config --get-all remote.origin.url)" = https://git.example.test/some/name ] || say "origin: $(git remote -v)"
[ "$(git rev-list --count HEAD)" -ge 2 ] || say 'no history'
git describe --tags | grep -qx "v1.2-1\\|v1.2-[1-9]*-g[0-9a-f]*" || say "described as $(git describe --tags)"
[ "$(cat price.txt)" = 90 ] || { echo "not ok 1 - the price is 90"; exit 1; }
echo "ok 1 - the price is 90"
echo 1..1
`;

test('HEAD and index are the attempt’s, with the history and the tags of the base', async () => {
  using folder = repositoryWith({
    ...priceFiles,
    '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\nsetup-command: none\n',
    'test.sh': suite,
  });
  folder.git('remote', 'add', 'origin', `https://somebody:${key}@git.example.test/Some/Name.git`);
  folder.git('tag', 'v1.2');
  folder.git('commit', '-q', '--allow-empty', '-m', 'Since then');
  const { run, stderr } = await withModel(folder, [...writes('70'), ...writes('90')], ['run', 'story.md', '--json']);
  const record = run();
  expect(record, stderr).toMatchObject({ outcome: 'passed', attemptCount: 2 });
  expect(record.attempts.map(({ verification }) => verification?.failures.map(({ name }) => name))).toEqual([
    ['the price is 90'],
    [],
  ]);
});
