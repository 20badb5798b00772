/** Runs one command of a backend to its end: log, timeout, cancel, limits; when the promise settles nothing of it is alive. */

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import type { Refusals } from './cgroup.ts';
import type { Command, CommandResult } from './exec.ts';
import { launch, startedMark } from './launcher.ts';
import { freeOf, type Limits, reachedLimit, type Used } from './limits.ts';
import { openLog } from './log-file.ts';

/** How a backend starts the launcher, and how it ends what it has started. */
export interface Start {
  /** Program and arguments; the launcher's are put behind them. Started with an empty environment. */
  argv: string[];
  /** Host folder the program starts in. */
  cwd: string;
  /** Ends everything below the process that was spawned. Called again until it has exited. */
  end(pid: number): Promise<void> | void;
  /** No user namespace: a limit on processes would count the user's other ones. */
  sharesUser?: boolean;
  /** Added to the command's environment. */
  env?: Record<string, string>;
  /** What the kernel has refused so far, where it counts that. */
  refusals?: () => Refusals;
  /** What is in use, where the kernel counts that. */
  used?: () => Used | undefined;
  /** After the exit: ends what may have outlived it. Only where no PID namespace does that. */
  after?(): Promise<void>;
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
  const log = await openLog(job.logPath, { under: job.runDir });
  if (job.signal?.aborted) {
    return { exitCode: null, ended: 'cancelled', durationMs: 0, ...(await log.finish()) };
  }
  const { start } = job;
  const env = { ...job.env, ...start.env };
  const { script, directory: cwd, stdin, limits } = job;
  // Above the watchdog's number, which can say what happened.
  const processes = start.sharesUser ? undefined : Math.ceil(limits.processes * 1.25);
  const { args, input } = launch({ script, cwd, env, stdin, processes, fileBytes: limits.fileBytes });
  const refused = countFrom(start.refusals);
  const child = spawnWithLog(start, args, log.fd);
  log.given();
  const trouble = firstText(child);
  child.stdin?.on('error', () => {}); // EPIPE: the command does not read its input
  child.stdin?.end(input);
  job.onStarted?.();

  const watched = watch(child, job, () => log.printedBytes(), refused);
  const { code, cause } = await exitOf(child);
  const ended = watched.stop() ?? (code === 0 ? undefined : refused());
  const left = code === 137 || ended?.ended === 'limit' ? freeOf(job.writesTo) : undefined;
  const free = left === undefined ? {} : { free: left };
  await start.after?.();
  const bytes = await log.finish();

  const durationMs = Math.round(performance.now() - begun);
  if (ended) return { exitCode: null, ...ended, ...free, durationMs, ...bytes };
  const said = await trouble();
  if (!said.startsWith(startedMark)) {
    throw new Error(`The sandbox could not start the command: ${said.trim() || `exit code ${code}`}`, { cause });
  }
  return { exitCode: code, ended: 'exited', ...free, durationMs, ...bytes };
}

/**
 * node:child_process and not execa: with a pipe open execa settles when the pipe closes, and what has called setsid holds it.
 * A process group of its own, so that Ctrl-C in a terminal reaches us and not the command.
 */
function spawnWithLog(start: Start, args: string[], log: number): ChildProcess {
  const [file = '', ...rest] = start.argv;
  const nothing = openSync('/dev/null', 'r+');
  const stdio: ('pipe' | 'ignore' | number)[] = ['pipe', log, 'pipe'];
  inherited ??= inheritedDescriptors();
  for (const fd of inherited) stdio[fd] = nothing;
  for (let fd = 3; fd < stdio.length; fd++) stdio[fd] ??= 'ignore';
  try {
    return spawn(file, [...rest, ...args], { cwd: start.cwd, env: {}, stdio, detached: true });
  } finally {
    closeSync(nothing);
  }
}

/** They do not change; our own are closed on exec. */
let inherited: number[] | undefined;

/** Descriptors that whoever started us left open across exec: a command must not get them. Node marks only the low ones. */
function inheritedDescriptors(): number[] {
  const closedOnExec = 0o2000000;
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((fd) => {
      if (fd < 3) return false;
      try {
        const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1] ?? '';
        return (Number.parseInt(flags, 8) & closedOnExec) === 0;
      } catch {
        return false; // the descriptor of this reading
      }
    });
}

const lookEveryMs = 200;
const endAgainEveryMs = 100;

/** Ends the command for the first reason that comes up, and goes on ending it until it has exited. */
function watch(child: ChildProcess, job: Job, printedBytes: () => number, refused: () => Ended | undefined) {
  let ended: Ended | undefined;
  let again: NodeJS.Timeout | undefined;
  const { pid } = child;
  const end = (reason: Ended) => {
    if (ended || pid === undefined) return;
    ended = reason;
    const tryIt = () => void job.start.end(pid);
    tryIt();
    again = setInterval(tryIt, endAgainEveryMs);
  };
  const onAbort = () => end({ ended: 'cancelled' });
  job.signal?.addEventListener('abort', onAbort);
  const deadline = setTimeout(() => end({ ended: 'timed-out' }), Math.min(job.timeoutMs, 2 ** 31 - 1));
  const looking = setInterval(() => {
    if (pid === undefined || ended) return;
    const used = job.start.used?.();
    const limit = reachedLimit(job.limits, { root: pid, printedBytes: printedBytes(), used, writesTo: job.writesTo });
    const reason = limit ? ({ ended: 'limit', limit } as const) : refused();
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

/** Keeps the first 4 KiB of stderr and reads the rest away. Waits for its end, but not for long. */
function firstText(child: ChildProcess): () => Promise<string> {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (text.length < 4096) text += chunk.toString('utf8');
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return async () => {
    if (!text.startsWith(startedMark)) await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))]);
    child.stderr?.destroy();
    return text;
  };
}
