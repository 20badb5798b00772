/**
 * Runs sandboxed commands with given mounts, each until it ends or is killed for a timeout, a limit or cancellation.
 * When its promise settles, no process of the command may be alive.
 */

import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { quoted } from '../text/shell-quote.ts';
import { withoutHomeSettings } from './environment.ts';
import type { Command, CommandResult, Exec, Network } from './exec.ts';
import { openLog } from './log-file.ts';
import { fullMark, type Mount } from './mount-list.ts';
import { openNetwork } from './networks.ts';
import { freeOf, type Limits, reachedLimit } from './resource-limits.ts';
import type { OpenBackend } from './sandbox-types.ts';
import { keepEnding, type Start, spawnWithLog } from './spawn.ts';

export interface ViewSource {
  mounts: Mount[];
  /** Where the command does not say otherwise. */
  network: Network;
  /** Ports of the runner, on every network but the full one, which has them anyway. */
  services: number[];
  env: Record<string, string>;
  /** The tree as commands see it. */
  directory: string;
}

export interface ViewExec extends AsyncDisposable {
  exec: Exec;
}

interface Prepared {
  start: () => Start;
  env: Record<string, string>;
  unreached?: Set<string>;
}

/** Each network is prepared once, when it is first asked for, and held until this is closed. */
export function openViewExec(
  { backend, source, environment, shared, options }: OpenBackend,
  view: ViewSource,
): ViewExec {
  const { limits, runDir } = source;
  const held = new AsyncDisposableStack();
  const prepared = new Map<string, Promise<Prepared>>();
  const mounts = [...shared, ...view.mounts];

  async function prepare(network: Network, ports: readonly number[]): Promise<Prepared> {
    const carried = [...view.services, ...ports];
    if (network === 'full') return { start: await backend.prepare(mounts, 'full'), env: environment.online };
    const { hold } = backend;
    if (!hold || (network === 'none' && carried.length === 0)) {
      return { start: await backend.prepare(mounts, 'none'), env: {} };
    }
    const opened = held.use(await openNetwork(network, carried, runDir, hold));
    const { unreached } = opened;
    return {
      start: await backend.prepare(mounts, opened.held),
      env: { ...environment.listed, ...opened.env },
      unreached,
    };
  }

  return {
    async exec(command: Command): Promise<CommandResult> {
      const network = command.network ?? view.network;
      const ports = command.ports ?? [];
      const key = JSON.stringify([network, ports]);
      const ready = prepared.get(key) ?? prepare(network, ports);
      prepared.set(key, ready);
      const { start, env, unreached } = await ready;
      unreached?.clear();
      const job = {
        ...command,
        script: command.isSetup ? withoutHomeSettings(environment, command.script) : command.script,
        start: start(),
        directory: join(view.directory, command.cwd ?? '.'),
        env: { ...environment.always, ...env, ...(command.withoutTestEnv ? {} : view.env), ...command.env },
        limits,
        runDir,
        writesTo: [runDir, options.tree],
      };
      const result = await runProcess(job);
      return unreached?.size ? { ...result, unreached: [...unreached] } : result;
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

export interface Job extends Command {
  start: Start;
  /** As seen inside. */
  directory: string;
  env: Record<string, string>;
  limits: Limits;
  /** The sandbox's own folder: all of a log's place that a command can see. */
  runDir: string;
  /** Host folders whose file system must keep free space. */
  writesTo: string[];
}

type Ended = { ended: 'timed-out' | 'cancelled' | 'limit'; limit?: string };

export async function runProcess(job: Job): Promise<CommandResult> {
  const begun = performance.now();
  const { start, script, directory: cwd, stdin } = job;
  const env = { ...job.env, ...start.env };
  const { fileBytes } = job.limits;
  // Above the watchdog's number, which can say what happened.
  const processes = start.sharesUser ? undefined : Math.ceil(job.limits.processes * 1.25);
  const log = await openLog(job.logPath, job.runDir);
  if (job.signal?.aborted) return { exitCode: null, ended: 'cancelled', durationMs: 0, logBytes: await log.finish() };
  const { args, input } = launch({ script, cwd, env, stdin, fileBytes, processes });
  const refused = countFrom(start.refusals);
  const child = spawnWithLog(start, args, log.fd);
  log.handedOver();
  const trouble = firstText(child);
  child.stdin?.on('error', () => {}); // EPIPE: the command does not read its input
  child.stdin?.end(input);

  const watched = watch(child, job, () => log.printedBytes(), refused);
  const { code, cause } = await exitOf(child);
  const stopped = watched.stop() ?? (code === 0 ? undefined : refused());
  const said = stopped === undefined ? await trouble() : '';
  const ended: Ended | undefined =
    stopped ?? (said === `${startedMark}${fullMark}\n` ? { ended: 'limit', limit: 'memory' } : undefined);
  const left = code === 137 || ended?.ended === 'limit' ? freeOf(job.writesTo) : undefined;
  const free = left && { free: left };
  await start.after?.();
  const logBytes = await log.finish();

  const figures = { ...free, durationMs: Math.round(performance.now() - begun), logBytes };
  if (ended) return { exitCode: null, ...ended, ...figures };
  if (!said.startsWith(startedMark))
    throw new Error(`The sandbox could not start the command: ${said.trim() || `exit code ${code}`}`, { cause });
  return { exitCode: code, ended: 'exited', ...figures };
}

const lookEveryMs = 200;

/** Ends the command for the first reason that comes up, and goes on ending it until it has exited. */
function watch(child: ChildProcess, job: Job, printedBytes: () => number, refused: () => Ended | undefined) {
  let ended: Ended | undefined;
  let again: NodeJS.Timeout | undefined;
  const { pid } = child;
  const end = (reason: Ended) => {
    if (ended || pid === undefined) return;
    ended = reason;
    again = keepEnding(job.start, pid);
  };
  const onAbort = () => end({ ended: 'cancelled' });
  job.signal?.addEventListener('abort', onAbort);
  const deadline = setTimeout(() => end({ ended: 'timed-out' }), Math.min(job.timeoutMs, 2 ** 31 - 1));
  const looking = setInterval(() => {
    if (pid === undefined || ended) return;
    const isCounted = job.start.refusals !== undefined;
    const printed = printedBytes();
    const limit = reachedLimit(job.limits, { root: isCounted ? undefined : pid, printed, writesTo: job.writesTo });
    const reason = refused() ?? (limit ? ({ ended: 'limit', limit } as const) : undefined);
    if (reason) end(reason);
  }, lookEveryMs);
  return {
    stop(): Ended | undefined {
      job.signal?.removeEventListener('abort', onAbort);
      clearTimeout(deadline);
      clearInterval(looking);
      clearInterval(again);
      return ended;
    },
  };
}

/** The limit that the kernel has enforced since now. */
function countFrom(refusals: Start['refusals']): () => Ended | undefined {
  const before = refusals?.();
  return () => {
    const now = refusals?.();
    if (!before || !now) return undefined;
    if (now.memory > before.memory) return { ended: 'limit', limit: 'memory' };
    return now.processes > before.processes ? { ended: 'limit', limit: 'processes' } : undefined;
  };
}

function exitOf(child: ChildProcess): Promise<{ code: number | null; cause?: unknown }> {
  return new Promise((resolve) => {
    child.on('error', (cause) => resolve({ code: null, cause }));
    child.on('exit', (code, signal) => resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0) }));
  });
}

/** The first 4 KiB of stderr, the rest is read away. Its end is waited for, but not for long: what has outlived the command may hold it. */
function firstText(child: ChildProcess): () => Promise<string> {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (text.length < 4096) text += chunk.toString('utf8');
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return async () => {
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))]);
    child.stderr?.destroy();
    return text;
  };
}

interface Launch {
  script: string;
  /** Absolute, as seen inside. */
  cwd: string;
  env: Record<string, string>;
  stdin: string | undefined;
  /** Undefined: not bounded here, because it would count the user's other processes. */
  processes: number | undefined;
  fileBytes: number;
}

/** Written to stderr by the launcher before any foreign code; without it what is on stderr is the sandbox's own trouble. */
const startedMark = 'started\n';

// Limits are set here, inside the user namespace: outside they would count the user's other processes. `ulimit -p` is dash's,
// `-u` bash's; a program for it would cost 1 ms. fd 9 is how the namespaces backend hands over the user namespace; it ends here.
const launcher = `eval "$(head -c "$1")"
[ "$2" = - ] || ulimit -p "$2" 2>/dev/null || ulimit -u "$2" || exit 125
ulimit -f "$3" && ulimit -c 0 || exit 125
printf 'started\\n' >&2
exec 2>&1 9<&-
cd -- "$given_cwd" || exit 126
unset OLDPWD
[ "$given_input" = yes ] || exec </dev/null
exec /bin/sh -c "$given_script"`;

/** Arguments after the backend's own, and what goes to stdin before the command's own input. */
export function launch({ script, cwd, env, stdin, processes, fileBytes }: Launch): { args: string[]; input: Buffer } {
  const variables = { given_cwd: cwd, given_input: stdin === undefined ? 'no' : 'yes', given_script: script };
  const exported = Object.entries(env).map(([name, value]) => `export ${checkedName(name)}=${quoted(value)}`);
  const set = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  const block = Buffer.from(`${[...exported, ...set].join(';')}\n`);
  const limits = [`${processes ?? '-'}`, `${Math.ceil(fileBytes / 512)}`];
  return {
    args: ['/bin/sh', '-c', launcher, 'launcher', `${block.length}`, ...limits],
    input: Buffer.concat([block, Buffer.from(stdin ?? '')]),
  };
}

function checkedName(name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) throw new Error(`not a variable name: ${JSON.stringify(name)}`);
  return name;
}
