/** Git in a layer says what a clean checkout of the attempt would: version files and "changed since main" stand on it. */

import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, startModel } from '../support/model.ts';

const key = 'sk-test-canary-0123456789';

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
    '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\nsetup-command: none\n',
    'price.txt': '0\n',
    'test.sh': suite,
    'story.md': '# Ten percent off\n\nThe price is 90.\n',
  });
  folder.git('remote', 'add', 'origin', `https://somebody:${key}@git.example.test/Some/Name.git`);
  folder.git('tag', 'v1.2');
  folder.git('commit', '-q', '--allow-empty', '-m', 'Since then');
  const work = ['70\n', '90\n'].flatMap((content) =>
    doThenSay([call('write', { file_path: 'price.txt', content })], 'It is done.'),
  );
  await using model = await startModel(work, { apiKey: key });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  const { stdout, stderr } = await redgreen(['run', 'story.md', '--json'], { cwd: folder.path, environment });
  const record: Run = JSON.parse(stdout);
  expect(record, stderr).toMatchObject({ outcome: 'passed', attemptCount: 2 });
  expect(record.attempts.map(({ verification }) => verification?.failures.map(({ name }) => name))).toEqual([
    ['the price is 90'],
    [],
  ]);
});
