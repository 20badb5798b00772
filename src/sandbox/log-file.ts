/** Copies a sandboxed command's output from a pipe into a log file, which the command itself cannot alter. */

import { randomUUID } from 'node:crypto';
import { closeSync, constants, ftruncateSync, openSync, readSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { runOwn } from './own-command.ts';

const chunkBytes = 256 * 1024;
const headBytes = 4 * 1024 * 1024;
const tailBytes = 6 * 1024 * 1024;
// The end of the file stays the newest output: the middle goes whenever it is as long again as the tail.
const mostBytes = headBytes + 2 * tailBytes + 8 * chunkBytes;

/** `under`: a folder of ours, in which the pipe is made. */
export async function openLog(path: string, under: string) {
  const { O_RDWR, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = openSync(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
  const pipe = await openOutputPipe(under).catch((error) => {
    closeSync(file);
    throw error;
  });
  let printed = 0;
  let written = 0;
  let failure: Error | undefined;

  const take = (bytes: Buffer) => {
    printed += bytes.length;
    if (failure !== undefined) return;
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, written + at);
      written += bytes.length;
      if (written > mostBytes) written = dropMiddle(file, written);
    } catch (error) {
      failure = error as Error; // a full disk; the command goes on, and what it prints is only counted
    }
  };
  const buffer = Buffer.alloc(chunkBytes);
  const onread = {
    buffer,
    callback: (length: number) => {
      take(buffer.subarray(0, length));
      return true;
    },
  };
  const socket = new Socket({ fd: pipe.reading, readable: true, writable: false, onread } as object);
  socket.on('error', () => {});

  return {
    /** Given to the child as stdout and stderr. */
    fd: pipe.writing,
    handedOver: pipe.handedOver,
    /** Bytes printed so far. */
    printedBytes: () => printed,
    /** Takes what is still in the pipe, cuts the middle out and closes; the bytes printed in all. */
    async finish() {
      pipe.handedOver();
      // At the pipe's end the socket has closed it, and its number may be that of a file which somebody reads at this moment.
      if (!socket.destroyed) drain(pipe.reading, take);
      socket.destroy();
      try {
        if (failure !== undefined) throw failure;
        if (printed > headBytes + tailBytes) cutMiddle(file, printed, written);
        return printed;
      } finally {
        closeSync(file);
      }
    },
  };
}

/** What is in the pipe now. Not until its end: a process that outlives the command may hold it open. */
function drain(fd: number, take: (bytes: Buffer) => void): void {
  const buffer = Buffer.alloc(chunkBytes);
  // A pipe holds at most 1 MiB; one that is filled again and again by a process that outlived its command is left.
  for (let rounds = 0; rounds < 64; rounds++) {
    try {
      const length = readSync(fd, buffer, 0, chunkBytes, null);
      if (length === 0) return;
      take(buffer.subarray(0, length));
    } catch {
      return; // EAGAIN: empty
    }
  }
}

/** The last `tailBytes` behind the head; returns the file's new length. */
function dropMiddle(file: number, size: number): number {
  const tail = bytesAt(file, tailBytes, size - tailBytes);
  writeSync(file, tail, 0, tailBytes, headBytes);
  ftruncateSync(file, headBytes + tailBytes);
  return headBytes + tailBytes;
}

function bytesAt(file: number, length: number, at: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}

/** Cuts at line ends where there is one within 4 KiB. `written` is what the file has of the bytes printed. */
function cutMiddle(file: number, printed: number, written: number): void {
  const head = bytesAt(file, headBytes, 0);
  const tail = bytesAt(file, tailBytes, written - tailBytes);
  const lastLine = head.lastIndexOf(0x0a);
  const headEnd = lastLine > headBytes - 4096 ? lastLine + 1 : headBytes;
  const firstLine = tail.indexOf(0x0a);
  const end = tail.subarray(firstLine < 4096 ? firstLine + 1 : 0);
  const note = `${headEnd === headBytes ? '\n' : ''}[… ${printed - headEnd - end.length} bytes left out …]\n`;
  ftruncateSync(file, headEnd);
  writeSync(file, Buffer.concat([Buffer.from(note), end]), 0, null, headEnd);
}

export interface OutputPipe {
  reading: number;
  writing: number;
  /** Closes our own end for writing: a child has it, and without this its end would never come. */
  handedOver(): void;
}

/** In `under`, a folder of ours, it is told inside to be `output` in there, in every run: a link of /proc keeps the name. */
export async function openOutputPipe(under: string): Promise<OutputPipe> {
  const made = join(under, `pipe-${randomUUID()}`);
  // Whoever owns the tree opens it again to write, and never to read; only we may enter the folder.
  await runOwn('mkfifo', ['-m', '622', made]);
  // Nothing waits from here to its removal: no other command meets it.
  const path = join(under, 'output');
  renameSync(made, path);
  try {
    const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const writing = openSync(path, constants.O_WRONLY);
      let open = true;
      const handedOver = () => {
        if (open) closeSync(writing);
        open = false;
      };
      return { reading, writing, handedOver };
    } catch (error) {
      closeSync(reading);
      throw error;
    }
  } finally {
    unlinkSync(path);
  }
}
