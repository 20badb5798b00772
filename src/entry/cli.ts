#!/usr/bin/env node
// Nothing is imported before the version is known: an older Node would stop at the syntax of a module, without a word of use.
const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
  process.stderr.write(
    `redgreen needs Node 24 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.\n`,
  );
  process.exitCode = 2;
} else {
  await start();
}

async function start(): Promise<void> {
  await cacheCompiledCode();
  const { runCommandLine } = await import('./command-line.ts');
  const ended = new AbortController();
  // Once: a second Ctrl-C ends the process at once.
  process.once('SIGINT', () => ended.abort('Stopped by Ctrl-C.'));
  process.once('SIGTERM', () => ended.abort('Stopped by SIGTERM.'));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    cwd: process.cwd(),
    signal: ended.signal,
  });
}

/** Kept in the user's own folder: what lies in a shared /tmp could have been written by anybody. */
async function cacheCompiledCode(): Promise<void> {
  const { enableCompileCache } = await import('node:module');
  const home = process.env.XDG_CACHE_HOME || (process.env.HOME && `${process.env.HOME}/.cache`);
  if (home) enableCompileCache(`${home}/redgreen/compiled`);
}

/** `redgreen runs | head` closes the pipe early, and that is no failure. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
