/**
 * Finds the hosts and repositories from which a changed manifest or lock file newly takes packages. A file that cannot
 * be read counts as a new source.
 */

import { parse as parsedToml } from 'smol-toml';
import { objectIn } from '../../text/json.ts';
import { listed } from '../../text/word-list.ts';
import { decoded } from '../../text/xml-text.ts';
import {
  asItIs,
  type Found,
  misnamed,
  parsedOnce,
  parsedYaml,
  secureShell,
  sourceOf,
  specifiers,
} from './package-address.ts';
import {
  composerLock,
  type DataFile,
  forReaders,
  misnamedInLock,
  placesInData,
  pnpmSettings,
} from './structured-files.ts';

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

const address = /(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}><]+/gi;
/** Directly in front of an address: people read there, and nothing is taken from it. */
const about = [
  /(?:homepage|documentation|_?tracker|website)["']?[\s=:(<>{]{0,4}["']?$/i,
  /(?:repository_url|project_?url|license(?:_?url)?|source_url)["']?[\s=:(<>{]{0,4}["']?$/i,
];
/** The same in XML. Only where it stands within a tag: in Gradle a variable may have such a name. */
const aboutInXml = /<repositoryurl>\s{0,4}$|<\w[^<>]{0,190}\sxmlns(?::[\w-]{1,40})?=["']$/i;
/** A whole line alone: a mark within a line may stand in a text, and hide what follows. */
const comment = /^\s*(?:#|\/\/|\*)/;
const short = /\b(github|gist|gitlab|bitbucket)\b["']?\s{0,20}(?::|=>)\s{0,20}["']([^"']{1,200})["']/g;

/** Every address that is not about the project, and what stands for one. */
export function addresses(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (comment.test(line)) return [];
    const found = [...line.matchAll(address)].flatMap(({ 0: one, index }) =>
      about.some((one) => one.test(line.slice(Math.max(0, index - 40), index))) ||
      aboutInXml.test(line.slice(Math.max(0, index - 200), index))
        ? []
        : [one],
    );
    for (const one of [...line.matchAll(short)].map(([, forge, path]) => `${forge}:${path}`)) found.push(one);
    return [...found, ...[...line.matchAll(secureShell)].map(([one]) => one)];
  });
}

/** The comment behind Ruby is left out, where nothing before it can make it a part of a text. */
export function gemfile(text: string): Found {
  const plain = /[^#"'%?/`<\\\n]*/.source;
  const quoted = /(?:"[^"#\\\n]*"|'[^'#\\\n]*')/.source;
  return addresses(text.replace(new RegExp(`^(${plain}(?:${quoted}${plain})*)(?<=\\s)#.*$`, 'gm'), '$1'));
}

/** Of `setup.py` and `setup.cfg` requirements by address: what else it has is for readers, unless an old setting takes from it. */
function pythonSetup(text: string): Found {
  if (/\b(?:dependency|find|index)[-_](?:links|url)\b/.test(text)) return addresses(text);
  const direct = text.matchAll(
    /(?:@\s{0,20}|\b(?=(?:git|hg|svn|bzr)\+))((?:[a-z]{1,12}\+)?[a-z]{1,12}:\/\/[^\s;,"'`)\]}><]+)/gi,
  );
  return [...direct].map(([, one = '']) => one);
}

/** A page of a pom has many addresses; packages come from its repositories, each of which may be named by a property. */
function mavenPom(text: string): Found {
  // Split and not matched: a comment without an end would be looked for from each of a million beginnings.
  const shown = text.split('<!--').map((part, at) => (at === 0 ? part : part.slice(part.indexOf('-->') + 3)));
  const plain = decoded(shown.join('').replace(/<!\[CDATA\[|\]\]>/g, ''));
  const places = [...plain.matchAll(/<((?:plugin|snapshot)?repository)\b[^>]{0,200}>([\s\S]{0,4000}?)<\/\1\s*>/gi)];
  const urls = places.flatMap(([, , inside = '']) =>
    [...inside.matchAll(/<url\b[^>]{0,200}>\s*([^<\s]+)\s*<\/url\s*>/gi)].map(([, url = '']) => url),
  );
  if (!urls.some((url) => url.includes('${'))) return urls;
  const properties = /<properties\b[^>]{0,200}>([\s\S]{0,4000}?)<\/properties\s*>/gi;
  return [...urls, ...[...plain.matchAll(properties)].flatMap(([, inside = '']) => addresses(inside))];
}

/** Modules come by the public proxy, which holds each name to one content; what replaces one may be anybody's. */
function goModule(text: string): Found {
  const targets = [...text.replace(/\/\/.*$/gm, '').matchAll(/=>\s*["`]?([^\s"`]+)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^\.{0,2}\//.test(target)).map((target) => `https://${target}`);
}

/** A file that another of pip's names is looked at by its name, or by what pip would read in it. */
export function requirements(text: string): Found {
  const lines = text.replace(/\\\r?\n/g, ' ').replace(/(^|\s)#(?!egg=).*$/gm, '');
  const others = [...lines.matchAll(/^\s*(?:-r|--requirement|-c|--constraint)[\s=]*([^\s:]+)\s*$/gm)]
    .filter(([, name = '']) => !/\.(?:txt|in|pip)$/i.test(name))
    .map(([line]) => asItIs + line.trim());
  return [...addresses(lines), ...others];
}

/** Options of pip and requirements by address, in a file of any name. */
function looksLikeRequirements(text: string): boolean {
  return pipOption.test(text) || directRequirement.test(text);
}

const pipOption = /^[ \t]*(?:-[ife]|--(?:extra-)?index-url|--find-links|--editable)[ \t=]{1,20}\S{0,40}:\/\//m;
const directRequirement =
  /^[ \t]*[\w.-]{1,100}(?:\[[^\]\n]{0,100}\])?[ \t]{0,20}@[ \t]{0,20}(?:\w{1,10}\+)?\w{1,10}:\/\//m;

/** Yarn's own format before its second version. */
function yarnClassic(text: string): Found {
  const found: string[] = [];
  let name: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const words = line.split(/[\s,"]+/).map((word) => word.replace(/:$/, ''));
    for (const source of words.flatMap((word) => specifiers(word, true))) found.push(source);
    // Under an alias (`a@npm:b@1`) lies what it names.
    if (/^[^\s#]/.test(line)) name = line.includes('@npm:') ? undefined : /^"?(@?[^@"]+)/.exec(line)?.[1];
    else if (name !== undefined && words[1] === 'resolved')
      for (const source of misnamed(name, words[2] ?? '')) found.push(source);
  }
  return found;
}
