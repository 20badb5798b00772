/**
 * The log of one command: written by the command itself through a raw descriptor, so that memory stays flat whatever is printed.
 * While it grows the middle is given back to the disk; at the end the file is head, "N bytes left out", tail.
 */

import { spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { logHeadBytes, logTailBytes } from './limits.ts';

export interface LogFile {
  /** Given to the child as stdout and stderr. */
  fd: number;
  /** Bytes printed so far. */
  printedBytes(): number;
  /** Cuts the middle out and closes the descriptor. */
  finish(): Promise<{ logBytes: number; leftOutBytes: number }>;
}

const lookEveryMs = 50;
/** Below this a punch is not worth a process. */
const worthPunchingBytes = 16 * 1024 * 1024;
const blockBytes = 4096;

export interface LogOptions {
  headBytes?: number;
  tailBytes?: number;
  /** A folder of ours: the descriptor says that it is the file `output` in there, whatever the log is called. */
  under?: string;
}

export function openLog(
  path: string,
  { headBytes = logHeadBytes, tailBytes = logTailBytes, under }: LogOptions = {},
): LogFile {
  const fd = under === undefined ? openNew(path) : openNew(join(under, 'output'));
  const linked = under === undefined || linkTo(path, join(under, 'output'));
  let punchedTo = blockBytes * Math.ceil(headBytes / blockBytes);
  let punching: Promise<void> = Promise.resolve();
  let busy = false;

  const look = setInterval(() => {
    const end = blockBytes * Math.floor((fstatSync(fd).size - tailBytes) / blockBytes);
    if (busy || end - punchedTo < worthPunchingBytes) return;
    busy = true;
    punching = punchHole(fd, punchedTo, end - punchedTo).finally(() => {
      busy = false;
    });
    punchedTo = end;
  }, lookEveryMs);
  look.unref();

  return {
    fd,
    printedBytes: () => fstatSync(fd).size,
    async finish() {
      clearInterval(look);
      await punching;
      const logBytes = fstatSync(fd).size;
      const leftOutBytes = logBytes > headBytes + tailBytes ? cutMiddle(fd, logBytes, headBytes, tailBytes) : 0;
      if (!linked) copyFileSync(`/proc/self/fd/${fd}`, path);
      closeSync(fd);
      return { logBytes, leftOutBytes };
    },
  };
}

function openNew(path: string): number {
  const { O_RDWR, O_CREAT, O_TRUNC, O_APPEND, O_NOFOLLOW } = constants;
  return openSync(path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW, 0o600);
}

/** The open file gets its own name, and the one that it was opened by goes. False: it is on another disk, and is copied at the end. */
function linkTo(path: string, opened: string): boolean {
  try {
    rmSync(path, { force: true });
    linkSync(opened, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    return false;
  } finally {
    rmSync(opened, { force: true });
  }
}

/** Through the open descriptor, so that nobody can put another file in the way. A file system that cannot do it keeps the bytes. */
function punchHole(fd: number, offset: number, length: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // node:child_process and not execa: up to twenty a second while a command prints, at 1.3 ms of processor against 3.
  const child = spawn(
    '/usr/bin/fallocate',
    ['--punch-hole', '--offset', `${offset}`, '--length', `${length}`, '/proc/self/fd/3'],
    { env: {}, stdio: ['ignore', 'ignore', 'ignore', fd] },
  );
  child.on('error', () => resolve());
  child.on('exit', () => resolve());
  return promise;
}

/** Cuts at line ends where there is one within 4 KiB. Writes by position need a second descriptor: O_APPEND ignores positions. */
function cutMiddle(fd: number, size: number, headBytes: number, tailBytes: number): number {
  const head = Buffer.alloc(headBytes);
  readSync(fd, head, 0, headBytes, 0);
  const tail = Buffer.alloc(tailBytes);
  readSync(fd, tail, 0, tailBytes, size - tailBytes);
  const lastLine = head.lastIndexOf(0x0a);
  const headEnd = lastLine > headBytes - 4096 ? lastLine + 1 : headBytes;
  const firstLine = tail.indexOf(0x0a);
  const tailStart = firstLine >= 0 && firstLine < 4096 ? firstLine + 1 : 0;
  const leftOut = size - headEnd - (tailBytes - tailStart);
  const note = Buffer.from(`${headEnd === headBytes ? '\n' : ''}[… ${leftOut} bytes left out …]\n`);
  const byPosition = openSync(`/proc/self/fd/${fd}`, constants.O_RDWR);
  try {
    ftruncateSync(byPosition, headEnd);
    writeSync(byPosition, note, 0, note.length, headEnd);
    writeSync(byPosition, tail, tailStart, tailBytes - tailStart, headEnd + note.length);
  } finally {
    closeSync(byPosition);
  }
  return leftOut;
}
