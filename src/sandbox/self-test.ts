/**
 * Checks that a sandbox holds: runs a command in it that tries to see secrets, processes and files or to reach ports
 * that must be hidden, and returns what it could see.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Check as DoctorCheck, fail, ok } from '../run/doctor-check.ts';
import { program } from '../run/system-programs.ts';
import { messageOf } from '../text/error-message.ts';
import { quoted } from '../text/shell-quote.ts';
import type { CommandResult, Network } from './exec.ts';
import type { Sandbox } from './sandbox-types.ts';
import { holdProcess } from './spawn.ts';

export interface SelfTestOptions {
  /** Folder for the log and its own canary, not visible inside. */
  runDir: string;
  network: Network;
  /** Folders that must not be visible: HOME, RUNNER_TEMP, the action's. A canary is laid into each that can be written. */
  closed: string[];
  /** Values that must not be seen in any environment or argument; they are looked for out here. */
  secrets: string[];
}

export interface SelfTest {
  checks: Check[];
  /** The limit that ended the look: what it had not seen by then is no leak. */
  stoppedBy?: Pick<CommandResult, 'limit' | 'free'>;
}

const timeoutMs = 30_000;

export async function selfTest(
  sandbox: Sandbox,
  { runDir, network, closed, secrets }: SelfTestOptions,
): Promise<SelfTest> {
  await using stack = new AsyncDisposableStack();
  const [canary, mark, name] = [`canary-${randomUUID()}`, `@@${randomUUID()}:`, `.redgreen-${randomUUID()}`];
  stack.use(await startDecoy(canary));
  const folder = mkdtempSync(join(runDir, 'self-test-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const files: string[] = [];
  for (const place of new Set([folder, ...closed])) {
    const file = join(place, name);
    try {
      writeFileSync(file, canary, { mode: 0o644 });
    } catch {
      // Nobody may write there.
      continue;
    }
    stack.defer(() => rm(file, { force: true }));
    files.push(file);
  }
  const listener = stack.use(await listen());

  const logPath = join(folder, 'log');
  // On stdin and not in an argument, where the look at the processes would find it.
  const stdin = probe(mark, files, listener.port);
  const result = await sandbox.shell({ script: 'exec /bin/sh -s', stdin, logPath, timeoutMs });
  const printed = await readFile(logPath, 'utf8');
  const seen = { mark, printed, reached: listener.reached(), canary, secrets, network };
  const checks = judge(seen);
  if (result.ended !== 'exited' || !printed.includes(`${mark}end`)) {
    checks.push({
      name: 'completed',
      ok: false,
      detail: `the probe ended early: ${result.limit ?? result.ended}, ${result.exitCode}`,
    });
  }
  return { checks, ...(result.ended === 'limit' && { stoppedBy: result }) };
}

/** The test that each run begins with: one check where nothing leaks, else one for each leak. */
export async function leakChecks(sandbox: Sandbox, options: SelfTestOptions): Promise<DoctorCheck[]> {
  const fix = 'Do not run here; install bubblewrap, or use a separate machine.';
  try {
    const { checks } = await selfTest(sandbox, options);
    const leaks = checks.filter((check) => !check.ok);
    if (leaks.length > 0) return leaks.map(({ name, detail }) => fail(`sandbox self-test: ${name}`, detail, fix));
    const names = checks.map(({ name }) => name).join(', ');
    return [ok('sandbox self-test', `${checks.length} ways out were tried from inside, and none is open: ${names}`)];
  } catch (error) {
    return [fail('sandbox self-test', `could not be made: ${messageOf(error)}`, fix)];
  }
}

/** A port of this machine's loopback that nothing inside may reach. */
async function listen(): Promise<AsyncDisposable & { port: number; reached(): boolean }> {
  let reached = false;
  const server = createServer((socket) => {
    reached = true;
    socket.on('error', () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    reached: () => reached,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** A process of ours outside with a canary in its environment and its arguments: nothing inside may see it. */
function startDecoy(canary: string): Promise<AsyncDisposable> {
  return holdProcess([program('sh'), '-c', 'echo; read -r until_closed', canary], {
    group: false,
    env: { REDGREEN_CANARY: canary },
  });
}

interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

interface Seen extends Pick<SelfTestOptions, 'network' | 'secrets'>, Record<'mark' | 'printed' | 'canary', string> {
  /** Something inside has connected to our loopback. */
  reached: boolean;
}

/**
 * Plain sh, because a repository may bring no other language, and as few programs as can be: each is a millisecond or two of every
 * start. Each answer begins with a line of mark and name. Nothing is changed where a guard fails.
 */
function probe(mark: string, files: string[], port: number): string {
  return `exec 2>&1
echo ${mark}environment
cat /proc/self/environ
echo; echo ${mark}processes
cat /proc/*/environ /proc/*/task/*/environ /proc/*/cmdline 2>/dev/null
echo; echo ${mark}files
cat ${files.map(quoted).join(' ')} /etc/shadow
echo ${mark}kernel
read -r value < /proc/sys/kernel/core_pattern && printf %s "$value" > /proc/sys/kernel/core_pattern && echo WRITTEN
echo ${mark}system
for place in / /usr /etc /opt /bin /run; do true 2>/dev/null >"$place/.redgreen-probe" && rm -f "$place/.redgreen-probe" && echo "WRITTEN $place"; done
echo ${mark}privileges
cat /proc/self/status
echo ${mark}nested
unshare --user true && echo MADE
echo ${mark}sockets
for path in /var/run/docker.sock /run/docker.sock /run/podman/podman.sock /run/containerd/containerd.sock /run/dbus/system_bus_socket /run/systemd/private; do [ -e "$path" ] && echo "SEEN $path"; done
echo ${mark}network
cat /proc/net/dev
command -v bash >/dev/null && timeout 3 bash -c ': < /dev/tcp/127.0.0.1/${port}'
echo ${mark}held
cat /proc/keys .git/config .git/hooks/* 2>/dev/null
echo ${mark}end
`;
}

function judge({ mark, printed, reached, canary, secrets, network }: Seen): Check[] {
  const answers = new Map(
    printed.split(mark).map((part) => [part.split('\n', 1)[0], part.slice(part.indexOf('\n') + 1)]),
  );
  const said = (name: string) => answers.get(name) ?? '';
  const check = (name: string, trouble: string | false | undefined, fine: string): Check => ({
    name,
    ok: !trouble,
    detail: trouble || fine,
  });
  const foreign = said('environment')
    .split('\0')
    .map((one) => one.trimStart().split('=', 1)[0] ?? '')
    .filter((name) => name !== '' && secretNames.some((one) => one.test(name)));
  const value = secrets.findIndex((secret) => secret.length >= 8 && printed.includes(secret));
  const [files, status] = [said('files'), said('privileges')];
  const capabilities = /^Cap(?:Inh|Prm|Eff|Bnd|Amb):\s*0*[1-9a-f]/m.test(status);
  const interfaces = [...said('network').matchAll(/^\s*([\w.@-]+):\s*\d/gm)].flatMap(([, name]) =>
    name === 'lo' ? [] : [name],
  );
  return [
    check('environment', foreign.length > 0 && `visible: ${foreign.join(', ')}`, 'only allow-listed names'),
    check('secrets', value >= 0 && `secret number ${value + 1} is visible`, 'no secret value anywhere'),
    check(
      'processes',
      said('processes').includes(canary) && 'a process outside is visible',
      'no process outside is visible',
    ),
    check(
      'files',
      files.includes(canary) && `a file outside can be read (${files.trim().slice(0, 20)}…)`,
      'HOME and private folders are not there',
    ),
    check('shadow', /^[\w-]+:[^:\s]*:\d+:/m.test(files) && '/etc/shadow is readable', '/etc/shadow is not there'),
    check('kernel', said('kernel').includes('WRITTEN') && '/proc/sys can be written', '/proc/sys is read-only'),
    check('system', /WRITTEN/.test(said('system')) && said('system').trim(), 'nothing outside the tree can be written'),
    check(
      'privileges',
      (!/^NoNewPrivs:\s*1/m.test(status) && 'new privileges are possible') || (capabilities && 'it has capabilities'),
      'no new privileges, no capabilities',
    ),
    check('nested', /^MADE$/m.test(said('nested')) && 'a user namespace can be made', 'no nested user namespace'),
    check('sockets', /SEEN/.test(said('sockets')) && said('sockets').trim(), 'no socket of docker or the system'),
    network === 'full'
      ? check('network', false, 'full, as asked for')
      : check(
          'network',
          (reached && 'this machine can be reached') ||
            (interfaces.length > 0 && `interfaces: ${interfaces.join(', ')}`),
          'loopback only',
        ),
    check(
      'system calls',
      (/^[0-9a-f]{8} /m.test(said('held')) && 'keys from outside are visible') ||
        (!/^Seccomp:\s*2/m.test(status) && 'system calls are not filtered'),
      'system calls are filtered',
    ),
  ];
}

/** Names that carry keys on runners and elsewhere. The allow list lets none of them in; a name given as `test-env` is not looked at. */
const secretNames = [
  /^(GITHUB|ACTIONS|RUNNER(?!_TOOL_CACHE$)|INPUT|ANTHROPIC|OPENAI|AWS|AZURE|GOOGLE|SSH|STATE)_/i,
  /TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$|REDGREEN_CANARY/i,
];
