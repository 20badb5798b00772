/** The pipe that a command prints into. Node can make none that a program can open again as `/dev/stdout`: its own are sockets. */

import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, renameSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOwn } from './own-command.ts';

/** Of each run folder what one call makes at once: a call for each would be a tenth of a short command. */
const made = new Map<string, Promise<string[]>>();
const atOnce = 8;

/** Before the first command: while something else is waited for. */
export function makePipesAhead(under: string): Promise<string[]> {
  // Whoever owns the tree opens it again to write, and never to read; only we may enter the folder.
  const pipes = makePipes(under, atOnce, '622');
  // Told to who needs one.
  pipes.catch(() => {});
  made.set(under, pipes);
  return pipes;
}

export interface OutputPipe {
  reading: number;
  writing: number;
  /** Closes our own end for writing: a child has it, and without this its end would never come. */
  given(): void;
}

/** In `under`, a folder of ours, it is told inside to be `output` in there, in every run: a link of /proc keeps the name. */
export async function openOutputPipe(under: string | undefined): Promise<OutputPipe> {
  const free = under === undefined ? await makePipe(tmpdir()) : await nextPipe(under);
  // Nothing waits from here to its removal: no other command meets it.
  const path = under === undefined ? free : join(under, 'output');
  if (path !== free) renameSync(free, path);
  try {
    const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const writing = openSync(path, constants.O_WRONLY);
      let open = true;
      const given = () => {
        if (open) closeSync(writing);
        open = false;
      };
      return { reading, writing, given };
    } catch (error) {
      closeSync(reading);
      throw error;
    }
  } finally {
    unlinkSync(path);
  }
}

/** The folder is removed: nothing makes more in it once this has ended. */
export async function forgetPipes(under: string): Promise<void> {
  await made.get(under)?.catch(() => undefined);
  made.delete(under);
}

async function nextPipe(under: string): Promise<string> {
  const pipes = made.get(under) ?? makePipesAhead(under);
  const forget = () => {
    if (made.get(under) === pipes) made.delete(under);
  };
  const left = await pipes.catch((error) => {
    forget();
    throw error;
  });
  const next = left.pop();
  if (next !== undefined) return next;
  forget();
  return nextPipe(under);
}

async function makePipe(folder: string): Promise<string> {
  const [path = ''] = await makePipes(folder, 1, '600');
  return path;
}

async function makePipes(folder: string, count: number, mode: '600' | '622'): Promise<string[]> {
  const paths = Array.from({ length: count }, () => join(folder, `pipe-${randomUUID()}`));
  await runOwn('mkfifo', ['-m', mode, ...paths]);
  return paths;
}
