/**
 * Defines the streams, environment, working directory and abort signal that each command gets, so that none needs the global
 * `process`.
 */

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export interface CommandIo {
  stdin: Readable;
  /** The result, and nothing else. */
  stdout: Writable & { isTTY?: boolean; columns?: number };
  /** Everything that is said on the way. */
  stderr: Writable & { isTTY?: boolean };
  environment: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Aborted by SIGINT or SIGTERM; the reason is a sentence that names Ctrl-C or the signal. */
  signal: AbortSignal;
}

/** A command's end: its exit code. */
export type ExitCode = number;

/** Resolves when the command is told to end. */
export async function aborted({ signal }: CommandIo): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
