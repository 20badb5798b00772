/**
 * Where manifests and lock files take packages from, read by parsers. A source that was not there before is how a lock file is
 * turned against its owner; a file that cannot be read, or is of a version that is not known, could name any.
 */

import { addresses, condaEnvironment, gemfile, mavenPom, pythonSetup } from './by-address.ts';
import { bundlerLock, composerJson, composerLock, goModule } from './by-line.ts';
import { cargo, isProse, looksLikeRequirements, pipfile, pipfileLock, python, requirements } from './by-table.ts';
import { bunLock, npmLock, packageJson, pnpmLock, pnpmWorkspace, yarnLock } from './npm.ts';
import { type Found, sourceOf } from './source.ts';

type Reader = (text: string, earlier: string) => Found;

const readers: Record<string, Reader> = {
  'package.json': packageJson,
  'package-lock.json': npmLock,
  'npm-shrinkwrap.json': npmLock,
  'pnpm-lock.yaml': pnpmLock,
  'pnpm-workspace.yaml': pnpmWorkspace,
  'yarn.lock': yarnLock,
  'bun.lock': bunLock,
  // Bytes that only bun reads.
  'bun.lockb': () => 'unreadable',
  'cargo.toml': cargo,
  'cargo.lock': cargo,
  'pyproject.toml': python,
  'poetry.lock': python,
  'uv.lock': python,
  'pdm.lock': python,
  'pylock.toml': python,
  pipfile,
  'pipfile.lock': pipfileLock,
  'go.mod': goModule,
  'go.work': goModule,
  'composer.json': composerJson,
  'composer.lock': composerLock,
  'gemfile.lock': bundlerLock,
  'gems.locked': bundlerLock,
  gemfile,
  'gems.rb': gemfile,
  'bower.json': packageJson,
  'setup.py': pythonSetup,
  'setup.cfg': pythonSetup,
  'environment.yml': condaEnvironment,
  'environment.yaml': condaEnvironment,
  'pom.xml': mavenPom,
  ...Object.fromEntries(
    [
      ...['mix.exs', 'rebar.config', 'pubspec.yaml', 'podfile', 'deno.json', 'deno.jsonc'],
      ...['deno.lock', 'import_map.json', 'pubspec.lock', 'mix.lock', 'rebar.lock', 'podfile.lock'],
      ...['paket.dependencies', 'paket.lock'],
    ].map((name) => [name, addresses] as const),
  ),
};

/** `requirements.txt`, `dev-requirements.in`, and what lies in a folder of them. */
const forPip = /(?:^|\/)(?:[\w.-]*(?:requirements|constraints)[\w.-]*|requirements\/.+)\.(?:txt|in|pip)$/i;
/** Gradle, sbt and MSBuild read each other's files by any name, Bundler those of Appraisal. */
const builds = /\.(?:gradle(?:\.kts)?|sbt|props|targets|(?:cs|fs|vb)proj)$/;

function readerOf(path: string, after: string): Reader | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (Object.hasOwn(readers, name)) return readers[name];
  if (name.endsWith('.gemfile')) return gemfile;
  if (builds.test(name)) return addresses;
  if (forPip.test(path)) return requirements;
  if (!/\.(?:txt|in|pip)$/.test(name) || !looksLikeRequirements(after)) return undefined;
  return name.endsWith('.txt') && isProse(after) ? undefined : requirements;
}

/** Sources that `after` names, `before` did not, and that are no public registry; 'unreadable' where `after` cannot be told. */
export function changedSources(path: string, before: string, after: string): string[] | 'unreadable' {
  const reader = readerOf(path, after);
  if (reader === undefined) return [];
  const now = read(reader, after, before);
  if (now === 'unreadable') return now;
  const old = read(reader, before, before);
  const known = new Set(old === 'unreadable' ? [] : old);
  return now.filter((source) => !known.has(source));
}

/** An empty file names nothing; a parser that gives up, also for want of stack, has not read it. */
function read(reader: Reader, text: string, earlier: string): string[] | 'unreadable' {
  if (text.trim() === '') return [];
  try {
    const found = reader(text.replace(/^\ufeff/, ''), earlier);
    return found === 'unreadable' ? found : [...new Set(found.map(sourceOf).filter((source) => source !== ''))];
  } catch {
    return 'unreadable';
  }
}
