/**
 * Makes the named pipe that a sandboxed command prints into. Node can make none that a program can open again as
 * `/dev/stdout`: its own are sockets.
 */

import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, renameSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOwn } from './own-command.ts';

export interface OutputPipe {
  reading: number;
  writing: number;
  /** Closes our own end for writing: a child has it, and without this its end would never come. */
  handedOver(): void;
}

/** In `under`, a folder of ours, it is told inside to be `output` in there, in every run: a link of /proc keeps the name. */
export async function openOutputPipe(under: string | undefined): Promise<OutputPipe> {
  const made = join(under ?? tmpdir(), `pipe-${randomUUID()}`);
  // Whoever owns the tree opens it again to write, and never to read; only we may enter the folder.
  await runOwn('mkfifo', ['-m', under === undefined ? '600' : '622', made]);
  // Nothing waits from here to its removal: no other command meets it.
  const path = under === undefined ? made : join(under, 'output');
  if (path !== made) renameSync(made, path);
  try {
    const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const writing = openSync(path, constants.O_WRONLY);
      let open = true;
      const handedOver = () => {
        if (open) closeSync(writing);
        open = false;
      };
      return { reading, writing, handedOver: handedOver };
    } catch (error) {
      closeSync(reading);
      throw error;
    }
  } finally {
    unlinkSync(path);
  }
}
