import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseBackend } from '../../src/sandbox/choose-backend.ts';
import type { Mount } from '../../src/sandbox/mount-list.ts';
import { openCommandViews } from '../../src/sandbox/sandbox.ts';
import { leakChecks, type SelfTest, selfTest } from '../../src/sandbox/self-test.ts';
import type { Start } from '../../src/sandbox/spawn.ts';
import { differs, toolVersions } from '../../src/sandbox/tool-versions.ts';
import { write } from '../git/git-fixture.ts';
import { scratch } from '../support/fixtures.ts';
import { backends, makeTree, openTree, optionsOn } from './open-tree.ts';

const leaksIn = ({ checks }: SelfTest) => checks.filter(({ ok }) => !ok).map(({ name }) => name);
const secrets = ['sk-ant-canary-000111222'];

/** What a backend would look like with one guard taken out: a changed argument list, another mount, another environment. */
interface Hole {
  leak: string;
  argv?: (argv: string[]) => string[];
  mounts?: Mount[];
  environment?: Record<string, string>;
}

const see = (path: string): Mount => ({ type: 'read-only', from: path, to: path });
const without =
  (...names: string[]) =>
  (argv: string[]) =>
    argv.filter((one) => !names.includes(one));
/** Without each place where `sequence` stands in the arguments. */
const cut =
  (...sequence: string[]) =>
  (argv: string[]) =>
    argv
      .join('\0')
      .replaceAll(`${sequence.join('\0')}\0`, '')
      .split('\0');
const scripts = (from: string | RegExp, to: string) => (argv: string[]) => argv.map((one) => one.replace(from, to));
const root = process.getuid?.() === 0;
/** Of two guards of the kernel's settings the other one. */
const withoutLandlock = scripts('syscall(444,0,0,1)>=2', '0');

/** Its arguments with those that bubblewrap reads from a descriptor. */
function written({ argv }: Start, runDir: string): string[] {
  const at = argv.indexOf('--args');
  const file = argv.find((one) => /^view-\d+\.fstab$/.test(one));
  if (at === -1 || file === undefined) return argv;
  const given = readFileSync(join(runDir, file.replace('.fstab', '.args')), 'utf8').split('\0');
  return [...argv.slice(0, at), ...given.slice(0, -1), ...argv.slice(at + 2)];
}

const common: Hole[] = [
  { leak: 'environment', environment: { NPM_TOKEN: 'x' } },
  { leak: 'secrets', environment: { HARMLESS: secrets[0] ?? '' } },
  { leak: 'files', mounts: [see('/tmp')] },
  ...(root ? [{ leak: 'shadow', mounts: [see('/etc')] }] : []),
];
const holes: Record<'bubblewrap' | 'namespaces', Hole[]> = {
  bubblewrap: [
    ...common,
    { leak: 'network', argv: without('--unshare-net') },
    { leak: 'nested', argv: without('--disable-userns') },
    { leak: 'privileges', argv: without('--cap-drop', 'ALL') },
    { leak: 'system calls', argv: cut('--seccomp', '8') },
    { leak: 'system', argv: cut('--remount-ro', '/') },
    ...(root
      ? [
          {
            leak: 'kernel',
            argv: (argv: string[]) => withoutLandlock(cut('--ro-bind', '/proc/sys', '/proc/sys')(argv)),
          },
        ]
      : []),
    {
      leak: 'processes',
      // The outer PID namespace has a /proc of its own as well.
      argv: (given) => {
        const argv = without('--mount-proc')(given);
        const end = argv.indexOf('--remount-ro');
        return [...argv.slice(0, end), '--ro-bind', '/proc', '/proc', ...argv.slice(end)];
      },
    },
  ],
  namespaces: [
    ...common,
    { leak: 'network', argv: without('--net') },
    { leak: 'nested', argv: scripts('nsenter --user=/proc/self/fd/9 --', '') },
    { leak: 'privileges', argv: scripts(/ --no-new-privs --inh-caps=-all --bounding-set=-all/, '') },
    { leak: 'system calls', argv: scripts(/ \S+perl -e '.*' [0-9a-f]+ /, ' ') },
    {
      leak: 'processes',
      argv: scripts('exec 9<', 'umount /proc; mount --rbind /proc root/proc; exec 9<'),
    },
    ...(root
      ? [
          {
            leak: 'kernel',
            argv: (argv: string[]) => withoutLandlock(scripts('exec 9<', 'umount root/proc/sys; exec 9<')(argv)),
          },
        ]
      : []),
  ],
};

describe.each(backends)('%s', (choice) => {
  test('finds no leak, and leaves nothing behind', async () => {
    const home = scratch('/tmp');
    await using open = await openTree({}, { choice });
    const looked = await selfTest(open.sandbox, {
      runDir: join(open.root, 'run'),
      network: 'none',
      closed: [home],
      secrets,
    });
    expect(leaksIn(looked)).toEqual([]);
    expect(looked.checks.length).toBeGreaterThan(11);
    expect(readdirSync(home)).toEqual([]);
    expect(readdirSync(join(open.root, 'run')).filter((name) => name.startsWith('self-test'))).toEqual([]);
  });

  test.each(holes[choice])(
    'reports $leak when that guard is taken out',
    async ({ leak, argv, mounts = [], environment = {} }) => {
      const folder = await makeTree({});
      const opened = await chooseBackend({ ...optionsOn(folder), choice });
      if (!opened.ok) throw new Error(opened.reason);
      const { backend } = opened;
      const sandbox = await openCommandViews({
        ...opened,
        shared: [...opened.shared, ...mounts],
        environment: { ...opened.environment, always: { ...opened.environment.always, ...environment } },
        backend: {
          ...backend,
          async prepare(all, network) {
            const start = await backend.prepare(all, network);
            return () => {
              const each = start();
              return { ...each, argv: argv?.(written(each, join(folder, 'run'))) ?? each.argv };
            };
          },
        },
      });
      const looked = await selfTest(sandbox, { runDir: join(folder, 'run'), network: 'none', closed: [], secrets });
      expect(leaksIn(looked)).toContain(leak);
      await sandbox[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  );
});

test('without a sandbox it says what is open', async () => {
  await using open = await openTree({}, { choice: 'none' });
  const place = { runDir: join(open.root, 'run'), network: 'none' as const, closed: [], secrets };
  const ways = ['processes', 'files', 'network'];
  expect(leaksIn(await selfTest(open.sandbox, place))).toEqual(expect.arrayContaining(ways));
  const told = await leakChecks(open.sandbox, place);
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(ways.map((way) => `sandbox self-test: ${way}`)));
  for (const check of told) expect(check).toMatchObject({ result: 'fail', fix: expect.stringContaining('bubblewrap') });
  // A test that cannot be made proves nothing.
  const [unmade] = await leakChecks(open.sandbox, { ...place, runDir: join(open.root, 'none') });
  expect(unmade).toMatchObject({ result: 'fail', found: expect.stringContaining('could not be made') });
});

describe.each(backends)('%s: tools', (choice) => {
  test('are the same inside, or the difference is told, and none is started outside', async () => {
    const home = scratch('/tmp');
    const mark = join(home, 'started');
    const planted = { exec: `#!/bin/sh\n: > ${mark}\necho version 1.0\n` };
    await write(home, { 'bin/perl': planted, 'bin/only-here': planted, 'tree/bin/node': planted });
    const path = [join(home, 'tree/bin'), join(home, 'bin'), process.env.PATH].join(delimiter);
    await using open = await openTree({}, { choice, environment: { ...process.env, HOME: home, PATH: path } });
    const names = ['perl', 'only-here', 'node', 'sh', 'not-installed', '; rm -rf /'];
    const skipped = [join(home, 'tree')];
    const versions = await toolVersions(open.sandbox, names, { runDir: join(open.root, 'run'), path, skipped });
    expect(versions.filter(differs)).toEqual([
      {
        tool: 'perl',
        outside: join(home, 'bin/perl'),
        inside: { file: realpathSync('/usr/bin/perl'), version: expect.stringContaining('perl 5') },
      },
      { tool: 'only-here', outside: join(home, 'bin/only-here'), inside: undefined },
    ]);
    expect(existsSync(mark)).toBe(false);
  });
});
