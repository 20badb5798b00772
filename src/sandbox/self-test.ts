/**
 * Tests from inside, before any model is called, whether the sandbox leaks secrets or lets a command out. It places canary
 * files and a decoy process outside, runs one command inside that looks for them and for ways out, and searches what it
 * printed. Any leak ends the run.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fail, ok, type Check as ToldCheck } from '../run/check.ts';
import { program } from '../run/programs.ts';
import { messageOf } from '../text/message-of.ts';
import type { CommandResult, Network } from './exec.ts';
import type { Sandbox } from './sandbox-options.ts';
import { type Check, judge, probe } from './self-test-probe.ts';
import { holdProcess } from './start.ts';

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
  /** Names of the checks that failed. Empty: hold on. */
  leaks: string[];
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
    if (!laid(file, canary)) continue;
    stack.defer(() => rm(file, { force: true }));
    files.push(file);
  }
  const listener = stack.use(await listen());

  const logPath = join(folder, 'log');
  // On stdin and not in an argument, where the look at the processes would find it.
  const stdin = probe(mark, files, listener.port);
  const result = await sandbox.shell({ script: 'exec /bin/sh -s', stdin, logPath, timeoutMs });
  const printed = await readFile(logPath, 'utf8');
  const seen = { mark, printed, reached: listener.reached(), canary, secrets, online: network === 'full' };
  const checks = judge(seen);
  if (result.ended !== 'exited' || !printed.includes(`${mark}end`)) {
    checks.push({
      name: 'completed',
      ok: false,
      detail: `the probe ended early: ${result.limit ?? result.ended}, ${result.exitCode}`,
    });
  }
  return {
    checks,
    leaks: checks.filter(({ ok }) => !ok).map(({ name }) => name),
    ...(result.ended === 'limit' && { stoppedBy: result }),
  };
}

/** The test that each run begins with: one check where nothing leaks, else one for each leak. */
export async function leakChecks(sandbox: Sandbox, options: SelfTestOptions): Promise<ToldCheck[]> {
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

/** False where nobody may write. */
function laid(file: string, canary: string): boolean {
  try {
    writeFileSync(file, canary, { mode: 0o644 });
    return true;
  } catch {
    return false;
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
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A process of ours outside with a canary in its environment and its arguments: nothing inside may see it. */
function startDecoy(canary: string): Promise<AsyncDisposable> {
  return holdProcess([program('sh'), '-c', 'echo; read -r until_closed', canary], {
    group: false,
    env: { REDGREEN_CANARY: canary },
  });
}
