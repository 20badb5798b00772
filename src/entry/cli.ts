#!/usr/bin/env node
// Nothing is imported before the version is known: an older Node would stop at the syntax of a module, without a word of use.
const major = Number(process.versions.node.split('.')[0]);

if (major >= 24) void start();
else void startOnInstalledNode().then(tellNeeded);

function tellNeeded(isStarted: boolean): void {
  if (isStarted) return;
  process.stderr.write(
    `redgreen needs Node 24 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.\n`,
  );
  process.exitCode = 2;
}

/** An installed package has brought Node 24 with it, beside its own files or among its neighbours. */
async function startOnInstalledNode(): Promise<boolean> {
  const { existsSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const name = `node-linux-${process.arch}/bin/node`;
  const places = [`../node_modules/${name}`, `../../${name}`].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const node = places.find((place) => existsSync(place));
  if (node === undefined) return false;
  const { spawn } = await import('node:child_process');
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches both, and a second one would end it at once; what is sent to this process alone is handed on.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
      resolve(true);
    });
  });
}

async function start(): Promise<void> {
  const { enableCompileCache } = await import('node:module');
  // Kept in the user's own folder: what lies in a shared /tmp could have been written by anybody.
  const home = process.env.XDG_CACHE_HOME || (process.env.HOME && `${process.env.HOME}/.cache`);
  if (home) enableCompileCache(`${home}/redgreen/compiled`);
  const { startCommandLine } = await import('./redgreen.ts');
  await startCommandLine();
}
