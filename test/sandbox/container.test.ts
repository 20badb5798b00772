/** A job with `container:`: what the built command line says and does where the container may make no namespaces, where it may, and where its memory is small. */

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { repositoryWith } from '../support/cli.ts';
import { commandLine } from '../support/command-line.ts';

/** A container's root has no right over the machine, and the engine's filter lets it make no user namespace. */
const asInContainer = 'echo 0 > /proc/sys/user/max_user_namespaces; exec setpriv --bounding-set=-all "$@"';
/** With `--privileged` it is like the machine's root; images mostly come without bubblewrap and iproute2. */
const asPrivileged = 'for name in bwrap ip; do mount --bind /dev/null "$(command -v $name)" || exit; done; exec "$@"';

const isRoot = process.getuid?.() === 0;

/** The story of an agent that makes `src/made.js`, told by the command line behind `before`. */
async function runIn(before: readonly string[], testScript: string): Promise<Run> {
  using folder = repositoryWith({
    'story.md': '# A file\n',
    'test.sh': testScript,
    '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\ntest-check: off\nmax-iterations: 0\n',
  });
  const story = ['run', 'story.md', '--json', '--agent', 'command', '--agent-command', 'mkdir src; date > src/made.js'];
  const [file = '', ...args] = [...before, process.execPath, commandLine, ...story];
  return await new Promise((resolve, reject) =>
    execFile(file, args, { cwd: folder.path }, (error, stdout) =>
      stdout === '' ? reject(error ?? new Error('it printed nothing')) : resolve(JSON.parse(stdout)),
    ),
  );
}

test.each([
  ['refused, with the line to add', asInContainer, { outcome: 'setup-failed', attempts: [] }],
  [
    'done with `--privileged`, also without bubblewrap and `ip`',
    asPrivileged,
    { outcome: 'passed', sandbox: expect.stringContaining('namespaces') },
  ],
] as const)('a story in a container is %s', async (_, container, expected) => {
  const within = ['--user', '--map-root-user', '--mount', 'sh', '-c', container, 'container'];
  const outside = container === asPrivileged && isRoot ? within.slice(2) : within;
  const run = await runIn(['unshare', ...outside], 'echo 1..1; echo ok 1 - a\n');
  expect(run, run.detail).toMatchObject(expected);
  if (run.outcome === 'setup-failed') expect(run.detail).toContain('options: --privileged');
});

const group = openGroup(1_500_000_000);
afterAll(() => group?.close());

test.runIf(group !== undefined)(
  'tests that fill /dev/shm of a container of 1.5 GB end as a limit, by its name',
  async () => {
    const script = '[ ! -e src/made.js ] || head -c 4G /dev/zero > /dev/shm/x || exit 1\necho 1..1; echo ok 1 - a\n';
    const run = await runIn(['sh', '-c', 'echo 0 > "$0" && exec "$@"', group?.members ?? ''], script);
    expect(run, run.detail).toMatchObject({ outcome: 'failed', attemptCount: 1 });
    expect(run.attempts[0]?.verification?.notes).toEqual([
      expect.stringMatching(/^The command was stopped: it used too much of what the sandbox allows \(memory; /),
    ]);
  },
);

/** A memory group of the kernel's, of either version; undefined where this user may make none. */
function openGroup(bytes: number): { members: string; close(): void } | undefined {
  for (const [root, limit] of [
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
    ['/sys/fs/cgroup', 'memory.max'],
  ]) {
    const path = `${root}/container-${process.pid}`;
    try {
      mkdirSync(path);
      writeFileSync(`${path}/${limit}`, `${bytes}`);
      return { members: `${path}/cgroup.procs`, close: () => rmdirSync(path) };
    } catch {
      // Where its limit cannot be set, it is none. The next version's may be.
      if (existsSync(path)) rmdirSync(path);
    }
  }
  return undefined;
}
