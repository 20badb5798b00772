/**
 * Where manifests and lock files take packages from, read by parsers. A source that was not there before is how a lock file is
 * turned against its owner; a file that cannot be read, or is of a version that is not known, could name any.
 */

import { bundlerLock, composerJson, composerLock, goModule, scanned } from './by-line.ts';
import { cargo, pipfileLock, python, requirements } from './by-table.ts';
import { bunLock, npmLock, packageJson, pnpmLock, pnpmWorkspace, yarnLock } from './npm.ts';
import { type Found, sourceOf } from './source.ts';

const readers: Record<string, (text: string) => Found> = {
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
  pipfile: python,
  'pipfile.lock': pipfileLock,
  'go.mod': goModule,
  'go.work': goModule,
  'composer.json': composerJson,
  'composer.lock': composerLock,
  'gemfile.lock': bundlerLock,
  'gems.locked': bundlerLock,
  gemfile: scanned,
  'gems.rb': scanned,
  'setup.py': scanned,
  'setup.cfg': scanned,
  'pom.xml': mavenPom,
  ...Object.fromEntries(
    [
      ...['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts', 'build.sbt', 'mix.exs'],
      ...['rebar.config', 'pubspec.yaml', 'podfile', 'environment.yml', 'environment.yaml', 'bower.json'],
      ...['directory.build.props', 'directory.packages.props', 'deno.json', 'deno.jsonc', 'import_map.json'],
    ].map((name) => [name, addresses] as const),
  ),
};

/** `requirements.txt`, `dev-requirements.in`, and what lies in a folder of them. */
const forPip = /(?:^|\/)(?:[\w.-]*(?:requirements|constraints)[\w.-]*|requirements\/[^/]+)\.(?:txt|in)$/i;

/** Sources that `after` names, `before` did not, and that are no public registry; 'unreadable' where `after` cannot be told. */
export function changedSources(path: string, before: string, after: string): string[] | 'unreadable' {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const reader = Object.hasOwn(readers, name)
    ? readers[name]
    : forPip.test(path)
      ? requirements
      : /\.(?:cs|fs|vb)proj$/.test(name)
        ? addresses
        : undefined;
  if (reader === undefined) return [];
  const now = read(reader, after);
  if (now === 'unreadable') return now;
  const old = read(reader, before);
  const known = new Set(old === 'unreadable' ? [] : old);
  return now.filter((source) => !known.has(source));
}

/** An empty file names nothing; a parser that gives up, also for want of stack, has not read it. */
function read(reader: (text: string) => Found, text: string): string[] | 'unreadable' {
  if (text.trim() === '') return [];
  try {
    const found = reader(text.replace(/^\ufeff/, ''));
    return found === 'unreadable' ? found : [...new Set(found.map(sourceOf).filter((source) => source !== ''))];
  } catch {
    return 'unreadable';
  }
}

const address = /(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}><]+/gi;
/** Directly in front of an address: people read there, and nothing is taken from it. */
const about =
  /(?:homepage|documentation|issue_tracker|bug_?tracker|repository_url|project_?url|license(?:_?url)?|source_url|website)["']?[\s=:(<>{]{0,4}["']?$/i;
/** A whole line alone: a mark within a line may stand in a text, and hide what follows. */
const comment = /^\s*(?:#|\/\/|\*)/;

/** Every address that is not about the project: of build files that are programs, and of what has a registry of its own. */
function addresses(text: string): Found {
  return text.split(/\r?\n/).flatMap((line) => {
    if (comment.test(line)) return [];
    return [...line.matchAll(address)].flatMap(({ 0: one, index }) =>
      about.test(line.slice(Math.max(0, index - 40), index)) ? [] : [one],
    );
  });
}

/** A page of a pom has many addresses; packages come from its repositories. */
function mavenPom(text: string): Found {
  const places = text.matchAll(/<((?:plugin|snapshot)?repository)\b[^>]{0,200}>([\s\S]{0,4000}?)<\/\1\s*>/gi);
  return [...places].flatMap(([, , inside = '']) => /<url>\s*([^<\s]+)\s*<\/url>/i.exec(inside)?.[1] ?? []);
}
