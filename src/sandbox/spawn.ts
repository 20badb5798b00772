/** Spawns the process of a sandboxed command with its output in a log, and kills it with all its descendants. */

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import type { Refusals } from './resource-limits.ts';

/** How a backend starts the launcher, and how it ends what it has started. */
export interface Start {
  /** Program and arguments; the launcher's are put behind them. Started in `/` with an empty environment. */
  argv: string[];
  /** Ends everything below the process that was spawned. Called again until it has exited. */
  end(pid: number): Promise<void> | void;
  /** No user namespace: a limit on processes would count the user's other ones. */
  sharesUser?: boolean;
  /** Added to the command's environment. */
  env?: Record<string, string>;
  /** What the kernel has refused so far, where it counts that. */
  refusals?: () => Refusals;
  /** After the exit: ends what may have outlived it. Only where no PID namespace does that. */
  after?(): Promise<void>;
}

/**
 * node:child_process and not execa: with a pipe open execa settles when the pipe closes, and what has called setsid holds it.
 * A process group of its own, so that Ctrl-C in a terminal reaches us and not the command.
 */
export function spawnWithLog(start: Start, args: string[], log: number): ChildProcess {
  const [file = '', ...rest] = start.argv;
  const nothing = openSync('/dev/null', 'r+');
  const stdio: ('pipe' | 'ignore' | number)[] = ['pipe', log, 'pipe'];
  inherited ??= inheritedDescriptors();
  for (const fd of inherited) stdio[fd] = nothing;
  for (let fd = 3; fd < stdio.length; fd++) stdio[fd] ??= 'ignore';
  try {
    return spawn(file, [...rest, ...args], { cwd: '/', env: {}, stdio, detached: true });
  } finally {
    closeSync(nothing);
  }
}

const endAgainEveryMs = 100;

/** Ends it and goes on ending it until the timer is cleared. */
export function keepEnding({ end }: Start, pid: number): NodeJS.Timeout {
  const tryIt = () => void end(pid);
  tryIt();
  return setInterval(tryIt, endAgainEveryMs);
}

/** Settles when it has ended, or could not be started. */
export function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => void child.once('close', () => resolve()).once('error', () => resolve()));
}

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // gone meanwhile
  }
}

export interface HeldProcess extends AsyncDisposable {
  pid: number | undefined;
  /** Its first output; undefined where it ended without. */
  said: string | undefined;
  /** What it printed to stderr by then. */
  trouble: string;
}

/** A process of ours that lives until its stdin is closed, and keeps nobody alive. In a `group` of its own Ctrl-C does not reach it. */
export async function holdProcess(
  [file = '', ...args]: string[],
  { group, env = {} }: { group: boolean; env?: Record<string, string> },
): Promise<HeldProcess> {
  // node:child_process and not execa: it outlives this call, and only its pid and its first words are asked for.
  const child = spawn(file, args, { cwd: '/', env, stdio: ['pipe', 'pipe', 'pipe'], detached: group });
  let trouble = '';
  child.stderr.on('data', (chunk: Buffer) => {
    trouble = (trouble + chunk.toString('utf8')).slice(0, 4096);
  });
  child.stdin.on('error', () => {});
  const ended = endOf(child);
  const said = await new Promise<string | undefined>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(`${chunk}`.trim()));
    void ended.then(() => resolve(undefined));
  });
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as unknown as { unref?(): void }).unref?.();
  return {
    ...{ pid: child.pid, said, trouble: trouble.trim() },
    async [Symbol.asyncDispose]() {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
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
