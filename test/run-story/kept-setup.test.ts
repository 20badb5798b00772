/** A second run in a clone begins with its tests, where setup would read the same. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { type Folder, redgreen, repositoryWith } from '../support/cli.ts';

const story = '# Ten percent off above 100\n';
const setup = 'mkdir -p packages && pwd > packages/where && echo one > $HOME/left';

async function runIn(folder: Folder, ...args: string[]) {
  folder.write('story.md', story);
  const all = [
    'run',
    'story.md',
    '--json',
    '--agent',
    'command',
    '--agent-command',
    'mkdir -p src; date > src/made.js',
    ...args,
  ];
  const { stdout, stderr } = await redgreen(all, { cwd: folder.path, environment: { SECRET: 'abc-123-xyz' } });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const run = JSON.parse(stdout) as Run;
  expect(run, run.detail).toMatchObject({ outcome: 'passed' });
  const log = readFileSync(join(folder.path, '.redgreen/runs', run.id, 'logs/setup.log'), 'utf8');
  return log.includes('Not run again') ? 'kept' : 'set up';
}

test('setup runs once for one tree, whatever it left and wherever; not with secrets, nor for another tree', async () => {
  using folder = repositoryWith({
    '.gitignore': 'packages/\n',
    'test.sh': 'echo 1..1; [ "$(cat packages/where)" = "$(pwd)" ] && [ "$(cat $HOME/left)" = one ] && echo ok 1 - a\n',
    '.github/redgreen.yml': `test-command: sh test.sh\nsetup-command: ${setup}\nreview: false\ntest-check: off\n`,
    'src/price.js': '1\n',
    'story.md': story,
  });
  expect(await runIn(folder)).toBe('set up');
  expect(await runIn(folder)).toBe('kept');
  expect(await runIn(folder, '--test-env', 'SECRET')).toBe('set up');
  folder.write('src/price.js', '2\n');
  folder.git('add', '-A');
  folder.git('commit', '-qm', 'a file');
  expect(await runIn(folder)).toBe('set up');
});

test('gems are installed below HOME, where the tests find them and their programs', async () => {
  // Like RubyGems and Bundler: what GEM_HOME names, else Ruby's own folder.
  const bundle = [
    'gems=${GEM_HOME:-/var/lib/gems}; mkdir -p $gems/bin && echo made > $gems/a-gem',
    "printf '#!/bin/sh\\necho 1..1; grep -q made $GEM_HOME/a-gem && echo ok 1 - a\\n' > $gems/bin/a-program",
    'chmod +x $gems/bin/a-program',
  ];
  using folder = repositoryWith({
    'bundle.sh': bundle.join('\n'),
    '.github/redgreen.yml':
      'test-command: a-program\nsetup-command: sh bundle.sh install\nreview: false\ntest-check: off\n',
  });
  expect(await runIn(folder)).toBe('set up');
});
