/**
 * Lists the package sources that a changed manifest or lock file names and that its earlier version did not. A new source is
 * how a lock file is turned against its owner. A file that cannot be read, or whose version is unknown, could name any source.
 */

import { parse as parsedToml } from 'smol-toml';
import { objectIn } from '../../text/json.ts';
import { listed } from '../../text/word-list.ts';
import { composerLock, type DataFile, forReaders, misnamedInLock, placesInData, pnpmSettings } from './data-files.ts';
import {
  addresses,
  gemfile,
  goModule,
  looksLikeRequirements,
  mavenPom,
  pythonSetup,
  requirements,
  yarnClassic,
} from './line-files.ts';
import { type Found, parsedOnce, parsedYaml, sourceOf } from './source-name.ts';

type Reader = (text: string, earlier: string) => Found;

const json: DataFile = { parse: parsedOnce, readers: forReaders };
const yaml: DataFile = { parse: parsedYaml, readers: forReaders };
const toml: DataFile = { parse: parsedToml, readers: forReaders };
const everything = { readers: new Set<string>() };
const data =
  (file: DataFile): Reader =>
  (text) =>
    placesInData(text, file);
/** Found in another way too. */
const also =
  (reader: Reader, more: (text: string) => string[]): Reader =>
  (text, earlier) => {
    const found = reader(text, earlier);
    return found === 'unreadable' ? found : [...found, ...more(text)];
  };

const manifest: DataFile = {
  ...json,
  shortForms: true,
  only: new Set(
    listed(`
      dependencies devDependencies optionalDependencies peerDependencies overrides resolutions catalog catalogs packageExtensions
      workspaces pnpm packageManager devEngines publishConfig
    `),
  ),
};
const packageJson = also(data(manifest), (text) => pnpmSettings(objectIn(JSON.parse(text)).pnpm));
const npmLock = also(data({ ...json, shortForms: true }), (text) => misnamedInLock(JSON.parse(text)));
const yarnBerry = data({ ...yaml, shortForms: true });
/** Others have files of that name too. With a backslash the two words may be written otherwise. */
const conda: Reader = (text, earlier) =>
  (/channels|dependencies|\\/.test(text) ? data(yaml) : addresses)(text, earlier);

const readers: Record<string, Reader> = {
  'package.json': packageJson,
  'bower.json': packageJson,
  'package-lock.json': npmLock,
  'npm-shrinkwrap.json': npmLock,
  'pnpm-lock.yaml': data({ ...yaml, shortForms: true }),
  'pnpm-workspace.yaml': also(data({ ...yaml, shortForms: true }), (text) => pnpmSettings(parsedYaml(text))),
  'yarn.lock': (text, earlier) => (/^__metadata:/m.test(text) ? yarnBerry : yarnClassic)(text, earlier),
  // JSON with commas at ends, which YAML allows.
  'bun.lock': data({ ...json, parse: (text) => parsedOnce(text, parsedYaml), shortForms: true }),
  // Bytes that only bun reads.
  'bun.lockb': () => 'unreadable',
  'deno.json': data(json),
  'deno.lock': data(json),
  'import_map.json': data(json),
  'cargo.toml': data({ ...toml, readers: new Set([...forReaders, 'package', 'metadata']) }),
  pipfile: data({ ...toml, ...everything }),
  'pipfile.lock': data({ ...json, ...everything }),
  'composer.json': data({ ...json, only: new Set(['repositories', 'config', 'extra']) }),
  'composer.lock': (text, earlier) => composerLock(text, earlier, sourceOf),
  'pubspec.yaml': data(yaml),
  'pubspec.lock': data({ ...yaml, ...everything }),
  'environment.yml': conda,
  'environment.yaml': conda,
  'go.mod': goModule,
  'go.work': goModule,
  gemfile,
  'gems.rb': gemfile,
  'setup.py': pythonSetup,
  'setup.cfg': pythonSetup,
  'pom.xml': mavenPom,
  ...Object.fromEntries(
    listed('cargo.lock pyproject.toml poetry.lock uv.lock pdm.lock pylock.toml').map((name) => [name, data(toml)]),
  ),
  ...Object.fromEntries(
    listed(`
      gemfile.lock gems.locked mix.exs mix.lock rebar.config rebar.lock podfile podfile.lock deno.jsonc paket.dependencies paket.lock
    `).map((name) => [name, addresses]),
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
  return /\.(?:txt|in|pip)$/.test(name) && looksLikeRequirements(after) ? requirements : undefined;
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
