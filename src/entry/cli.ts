#!/usr/bin/env node
/** Starts the command line if Node is version 24 or newer, and otherwise prints which version is needed and exits. */

// Nothing is imported before the version is known: an older Node would stop at the syntax of a module, without a word of use.
const major = Number(process.versions.node.split('.')[0]);

if (major >= 24) void start();
else {
  process.stderr.write(
    `redgreen needs Node 24 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.\n`,
  );
  process.exitCode = 2;
}

async function start() {
  const { startCommandLine } = await import('./redgreen.ts');
  await startCommandLine();
}
