/** What a command works with, so that none of them reaches for the process itself. */

import type { Readable, Writable } from 'node:stream';

export interface CommandIo {
  stdin: Readable;
  /** The result, and nothing else. */
  stdout: Writable & { isTTY?: boolean };
  /** Everything that is said on the way. */
  stderr: Writable & { isTTY?: boolean };
  environment: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Aborted by SIGINT or SIGTERM; the reason is a sentence that names Ctrl-C or the signal. */
  signal: AbortSignal;
}

/** A command's end: its exit code. */
export type ExitCode = number;
