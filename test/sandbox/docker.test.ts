import { expect, test } from 'vitest';
import { dockerArguments } from '../../src/sandbox/docker.ts';
import { defaultLimits } from '../../src/sandbox/resource-limits.ts';

// The engine itself is tried in CI, where there is one; what it is told is the same everywhere.
const source = {
  ...{ runDir: '/var/run-1', base: [], folders: [], owner: { uid: 1000, gid: 1001, dropped: false } },
  ...{ limits: { ...defaultLimits, processes: 77, memoryBytes: 1234, tmpBytes: 20 }, needsHeldNetwork: false },
};

test('a container has no network, no capabilities, no new privileges, and its limits', () => {
  const line = dockerArguments([], 'none', source).join(' ');
  for (const part of [
    ...['--network none', '--cap-drop ALL', '--security-opt no-new-privileges', '--read-only', '--user 1000:1001'],
    ...['--pids-limit 77', '--memory 1234', '--memory-swap 1234'],
  ]) {
    expect(line).toContain(part);
  }
  expect(line).not.toMatch(/docker\.sock|--privileged|--env|-e /);
});

test('mounts', () => {
  const told = dockerArguments(
    [
      { type: 'read-only', from: '/usr', to: '/usr' },
      { type: 'writable', from: '/w/tree', to: '/w/tree' },
      { type: 'cover', to: '/w/tree/.git', kind: 'file' },
      { type: 'memory', to: '/tmp' },
      { type: 'throw-away', by: 'copy', lower: 'home', to: '/home/user' },
    ],
    'full',
    source,
  );
  expect(told.slice(told.indexOf('--mount'))).toEqual([
    ...['--mount', 'type=bind,source=/usr,target=/usr,readonly'],
    ...['--mount', 'type=bind,source=/w/tree,target=/w/tree'],
    ...['--mount', 'type=bind,source=/var/run-1/empty-file,target=/w/tree/.git,readonly'],
    ...['--tmpfs', '/tmp:rw,exec,nosuid,nodev,size=5,mode=1777,uid=1000,gid=1001'],
    ...['--mount', 'type=bind,source=/var/run-1/home,target=/run/home,readonly'],
    ...['--tmpfs', '/home/user:rw,exec,nosuid,nodev,size=5,mode=0700,uid=1000,gid=1001'],
  ]);
  expect(told.join(' ')).toContain('--network bridge');
});

test('a path that its list would read as another one is refused', () => {
  expect(() => dockerArguments([{ type: 'writable', from: '/a,source=/', to: '/x' }], 'none', source)).toThrow(/comma/);
});
