/** A sandbox is tried and looked at in one start: whole runs with a bubblewrap that is not what it says, in a mount namespace of their own. */

import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { endWithTest } from '../support/children.ts';
import { folderWith, repositoryWith } from '../support/cli.ts';
import { commandLine } from '../support/command-line.ts';

const files = {
  '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\nsetup-command: none\nbaseline: allow-any\n',
  'test.sh': 'exit 1\n',
  'story.md': '---\ntitle: Ten\n---\nbody\n',
};
const bubblewrap = '/usr/bin/bwrap';

/** Only root can cover a program of the system, and has another backend. */
const canCover = process.getuid?.() === 0 && existsSync(bubblewrap);

/** What a run says where bubblewrap tells its version and is started by this line of sh. */
async function runWith(line: string, given: Record<string, string> = {}): Promise<string> {
  using folder = repositoryWith(files);
  using place = folderWith({});
  const [real, covered] = [join(place.path, 'real'), join(place.path, 'bwrap')];
  copyFileSync(bubblewrap, real);
  place.write('bwrap', `#!/bin/sh\nreal=${real}\n[ "$1" = --version ] && exec "$real" "$@"\n${line}\n`);
  for (const path of [real, covered, place.path]) chmodSync(path, 0o755);
  const script = 'mount --bind "$1" "$2" && shift 2 && exec "$@"';
  const command = [process.execPath, commandLine, 'run', 'story.md'];
  const child = spawn('/usr/bin/unshare', ['--mount', '/bin/sh', '-c', script, 'sh', covered, bubblewrap, ...command], {
    cwd: folder.path,
    // Nobody answers there.
    env: {
      ...{ PATH: process.env.PATH, HOME: place.path },
      ...{ ANTHROPIC_API_KEY: 'key-of-nobody', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' },
      ...given,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithTest(child);
  return await text(child.stderr);
}

test.runIf(canCover)('where the first does not hold, the next of the ladder is taken', async () => {
  const said = await runWith('exit 1');
  expect(said).toContain('sandbox namespaces made by root');
  expect(said).toContain('Running the tests before the agent');
});

test.runIf(canCover)('where a home is no overlay, copies take its place', { tags: 'full' }, async () => {
  // The first is closed and made again: its git folder too.
  const said = await runWith('shift 2; exec "$real" --args 7 --ro-bind "${real%/*}" /home/user "$@"');
  expect(said).toContain('copies instead of overlays');
  expect(said).toContain('Running the tests before the agent');
});

test.runIf(canCover)('what leaks ends the run, and is not tried again', { tags: 'full' }, async () => {
  const said = await runWith('exec "$real" --setenv NPM_TOKEN x "$@"');
  expect(said).toContain('The sandbox does not hold: environment (visible: NPM_TOKEN).');
  expect(said).not.toContain('Running the tests before the agent');
});

test.runIf(canCover)('a value that must not be seen ends the run, by whatever name it came in', async () => {
  const said = await runWith('exec "$real" --setenv HARMLESS "https://me:key-of-nobody@host" "$@"');
  expect(said).toMatch(/The sandbox does not hold: secrets \(secret number \d+ is visible\)\./);
  expect(said).not.toContain('key-of-nobody');
  expect(said).not.toContain('Running the tests before the agent');
});

/** What a run says in a clone on a disk of this size. A slow bubblewrap gives the watch over the disk time to look at each command. */
async function runOn(size: string, given: string[] = []): Promise<string> {
  using folder = repositoryWith(files);
  using place = folderWith({});
  using slow = folderWith({});
  copyFileSync(bubblewrap, join(slow.path, 'real'));
  slow.write('bwrap', `#!/bin/sh\n[ "$1" = --version ] || sleep 1\nexec ${slow.path}/real "$@"\n`);
  for (const path of [slow.path, join(slow.path, 'bwrap')]) chmodSync(path, 0o755);
  const covered = `mount --bind ${slow.path}/bwrap ${bubblewrap}`;
  const mounted = `${covered} && mount -t tmpfs -o "size=$1" tmpfs "$2" && mkdir "$2/tmp" && mount --bind "$2/tmp" /var/tmp && git clone -q "$3" "$2/clone" && cd "$2/clone" && shift 3`;
  const started = [process.execPath, commandLine, 'run', 'story.md', ...given];
  const args = ['--mount', '/bin/sh', '-c', `${mounted} && exec "$@"`, 'sh', size, place.path, folder.path, ...started];
  const key = { ANTHROPIC_API_KEY: 'key-of-nobody', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' };
  const child = spawn('/usr/bin/unshare', args, {
    env: { PATH: process.env.PATH, HOME: '/', ...key },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithTest(child);
  return await text(child.stderr);
}

test.runIf(canCover)('a disk without room is told as such, and not as a leak', { tags: 'full' }, async () => {
  const said = await runOn('24m');
  expect(said).toMatch(/No command can run here: the limit `disk` ended the first one \(free then: \d+ MB of disk/);
  expect(said).not.toContain('canary');
});

test.runIf(canCover)('a setup that fills the disk is told with what was left', { tags: 'full' }, async () => {
  const said = await runOn('600m', ['--setup-command', 'head -c 400000000 /dev/zero > filler; sleep 60']);
  expect(said).toMatch(/The setup command `head .*` was ended by the limit `disk` \(free then: \d+ MB of disk, /);
});
