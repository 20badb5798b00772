/**
 * A sandbox that is started before its command is known, while the model thinks: its launcher waits for what to run, and nothing
 * foreign has run in it. Starting it is 20 ms of a command, more on a busy machine.
 */

import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { launch } from './launcher.ts';
import type { Limits } from './limits.ts';
import { type OutputPipe, openOutputPipe } from './output-pipe.ts';
import { bounds, keepEnding, type Start, spawnWithLog } from './start.ts';

export interface Ready {
  child: ChildProcess;
  /** The child has its end for writing. */
  pipe: OutputPipe;
  /** For a command that comes to nothing. The pipe is closed by whoever has it. */
  end(): Promise<void>;
}

export interface Standby {
  /** For one command; undefined where it has ended meanwhile, or where the launcher is to be started with other arguments. */
  take(args: readonly string[]): Ready | undefined;
  /** Where nobody has taken it. */
  end(): Promise<void>;
}

/** Undefined where commands of a backend need something done once they have ended: that is made for each by itself. */
export async function openStandby(
  start: Start,
  { limits, runDir }: { limits: Limits; runDir: string },
): Promise<Standby | undefined> {
  if (start.after !== undefined) return undefined;
  const { args } = launch({ script: '', cwd: '/', env: {}, stdin: undefined, ...bounds(start, limits) });
  const pipe = await openOutputPipe(runDir);
  const child = spawnWithLog(start, args, pipe.writing);
  pipe.given();
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let isOver = false;
  void exited.then(() => {
    isOver = true;
  });
  let isFree = true;
  const end = async () => {
    const again = isOver || child.pid === undefined ? undefined : keepEnding(start, child.pid);
    await exited;
    clearInterval(again);
    child.stderr?.destroy();
    child.stdin?.destroy();
  };
  return {
    take(given) {
      if (!isFree || isOver || given.join('\0') !== args.join('\0')) return undefined;
      isFree = false;
      return { child, pipe, end };
    },
    async end() {
      if (!isFree) return;
      isFree = false;
      await end();
      closeSync(pipe.reading);
    },
  };
}
