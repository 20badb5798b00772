/** A baseline from which no green and no red can be told: its tests are watched and not run, or none of their files loads. */

import { join } from 'node:path';
import { headAndTail } from '../agent/tools/bash.ts';
import type { Tree } from '../packages/commands.ts';
import { changedManifests } from '../publish/manifests.ts';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';

/** Vitest, Jest, mocha, ava, tsc, nodemon: the last that a watcher says is what it waits for. */
const waits = [
  /\b(?:watching for file|waiting for(?: file)?) changes/i,
  /\bpress [`'"]?\w+[`'"]? to (?:quit|exit|stop|show help)/i,
  /^\s*› Press /im,
];

/** Green or red, such a run is of what had changed, and ended by its closed input or by our limit. */
export async function watching({ step, command, logPath }: Verification, runDir: string): Promise<Stop | undefined> {
  const last = (await headAndTail(join(runDir, logPath), 4096).catch(() => ''))
    .trimEnd()
    .split('\n')
    .slice(-6)
    .join('\n');
  if (!waits.some((words) => words.test(last))) return undefined;
  const detail = `The ${step} command \`${command}\` watches for changes and waits, where it has to run once and end: \`vitest run\`, \`jest\` and \`mocha\` without \`--watch\`.`;
  return { outcome: 'setup-failed', cause: 'watching', detail };
}

/**
 * What every test file misses is in the tree or in a manifest, and yet cannot be loaded: it was not installed. What is in
 * neither may be what the story asks for.
 */
export async function loadsNothing(
  { result, command, counts, failures }: Verification,
  files: Tree,
): Promise<Stop | undefined> {
  if (result !== 'failed' || counts?.passed !== 0 || failures.length === 0) return undefined;
  const missing = failures.map(({ kind, name, file, message = '' }) =>
    kind === 'suite' || name === file ? missingPackage(message) : undefined,
  );
  if (missing.includes(undefined)) return undefined;
  const paths = await files.list();
  const manifests = await Promise.all(
    changedManifests(paths)
      .slice(0, 20)
      .map((path) => files.read(path)),
  );
  const isKnown = (name: string) =>
    manifests.some((text) => text?.split(/[^\w@/.-]+/).some((word) => word === name)) ||
    paths.some((path) => new RegExp(`^(?:src/|lib/)?${RegExp.escape(name)}(?:/|\\.\\w+$)`).test(path));
  const names = [...new Set(missing.flatMap((name) => name ?? []))];
  if (!names.every(isKnown)) return undefined;
  const detail = `Before any change the test command \`${command}\` can load none of its test files: ${names.map((name) => `\`${name}\``).join(', ')} ${names.length === 1 ? 'is' : 'are'} not installed.`;
  return { outcome: 'setup-failed', cause: 'red-for-no-test', detail };
}

/** The first name in quotes, as every loader gives it, without what is looked for in the package; a path is none. */
function missingPackage(message: string): string | undefined {
  const name = /['"`‘]([^'"`’\n]{1,200})['"`’]/.exec(message)?.[1];
  if (name === undefined || /^[./\\]|:\/\//.test(name)) return undefined;
  const scope = /^@[^/]+\/[^/]+/.exec(name)?.[0];
  return scope ?? name.split(/[/.]|::/)[0];
}
