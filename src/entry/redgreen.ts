/** Runs the command line for this process and sets its exit code; the build bundles it as `dist/redgreen.js`. */

import { visibleLine } from '../text/terminal-text.ts';
import { runCommandLine } from './command-line.ts';
import { onWarnings } from './warnings.ts';

/** Runs the command line of this process, and sets its exit code. */
export async function startCommandLine(): Promise<void> {
  onWarnings((text) => process.stderr.write(`${visibleLine(text)}\n`));
  const ended = new AbortController();
  // Once: a second Ctrl-C ends the process at once.
  process.once('SIGINT', () => ended.abort('Stopped by Ctrl-C.'));
  process.once('SIGTERM', () => ended.abort('Stopped by SIGTERM.'));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    // Opened by the few who read it.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    cwd: process.cwd(),
    signal: ended.signal,
  });
}

/** `redgreen runs | head` closes the pipe early, and that is no failure. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
