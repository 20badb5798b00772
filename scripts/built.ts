/** What the present sources build, in a folder that git ignores: built once for each state of them, 4 s. Run by itself it prints the folder. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const builds = join(root, 'build');

if (import.meta.main) process.stdout.write(`${builtFolder()}\n`);

/** `build/<hash>/dist`, made where it is not there. Builds of more than an hour ago are removed: tests that still run may have begun with a younger one. */
export function builtFolder(): string {
  const folder = join(builds, sourceState(), 'dist');
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  const earlier = readdirSync(builds).filter((name) => !name.startsWith('new-'));
  const place = mkdtempSync(join(builds, 'new-'));
  const program = `const { buildInto } = await import(${JSON.stringify(join(root, 'scripts/build.ts'))}); await buildInto(${JSON.stringify(join(place, 'dist'))});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    renameSync(place, dirname(folder));
  } catch (error) {
    // Another process has built the same meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(place, { recursive: true });
  }
  for (const name of earlier.filter(isOld)) rmSync(join(builds, name), { recursive: true, force: true });
  return folder;
}

function isOld(name: string): boolean {
  // Another process may have removed it meanwhile.
  const found = statSync(join(builds, name), { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > 3_600_000;
}

/** Of the sources and of what builds them: 80 ms. */
export function sourceState(): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', ...['src', 'scripts'].flatMap(filesIn)])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
