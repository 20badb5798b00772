/** A job with `container:`: what the built command line says and does where the container may make no namespaces, and where it may. */

import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { repositoryWith } from '../support/cli.ts';
import { commandLine } from '../support/command-line.ts';

/** A container's root has no right over the machine, and the engine's filter lets it make no user namespace. */
const asInContainer = 'echo 0 > /proc/sys/user/max_user_namespaces; exec setpriv --bounding-set=-all "$@"';
/** With `--privileged` it is like the machine's root; images mostly come without bubblewrap and iproute2. */
const asPrivileged = 'for name in bwrap ip; do mount --bind /dev/null "$(command -v $name)" || exit; done; exec "$@"';

test.each([
  ['refused, with the line to add', asInContainer, { outcome: 'setup-failed', attempts: [] }],
  [
    'done with `--privileged`, also without bubblewrap and `ip`',
    asPrivileged,
    { outcome: 'passed', sandbox: expect.stringContaining('namespaces') },
  ],
] as const)('a story in a container is %s', async (_, container, expected) => {
  using folder = repositoryWith({
    'story.md': '# A file\n',
    'test.sh': 'echo 1..1; echo ok 1 - a\n',
    '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\ntest-check: off\n',
  });
  const story = ['run', 'story.md', '--json', '--agent', 'command', '--agent-command', 'mkdir src; date > src/made.js'];
  const within = ['--user', '--map-root-user', '--mount', 'sh', '-c', container, 'container'];
  const outside = container === asPrivileged && process.getuid?.() === 0 ? within.slice(2) : within;
  const run = await new Promise<Run>((resolve) =>
    execFile('unshare', [...outside, process.execPath, commandLine, ...story], { cwd: folder.path }, (_, stdout) =>
      resolve(JSON.parse(stdout)),
    ),
  );
  expect(run, run.detail).toMatchObject(expected);
  if (run.outcome === 'setup-failed') expect(run.detail).toContain('options: --privileged');
});
