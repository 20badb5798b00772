/** Files in TOML and their like: Cargo, Poetry, uv, PDM, Pipfile, pip. */

import { parse } from 'smol-toml';
import { objectIn } from '../../text/json.ts';
import { listed } from '../../text/listed.ts';
import { asItIs, type Found, isRemote, textsIn } from './source.ts';

/** Addresses that are told to readers, not taken from. */
const informative = new Set(
  listed(`
    url urls homepage home-page home_page repository documentation docs bugs bug-tracker changelog funding author authors maintainers
    description readme license licenses keywords classifiers badges help message issue_format issues
  `),
);

/** Tables of addresses for readers, whatever the keys in them are. */
const forReaders = /^(?:project\.urls|tool\.poetry\.urls|tool\.flit\.metadata\.urls)\./;

/** Tables whose keys are names that somebody chose. */
const taken = /dependenc|^(sources?|envs|(dev-)?packages|requires|index|constraints?|overrides?)$/i;

export function cargo(text: string): Found {
  const manifest = parse(text);
  const { version } = manifest;
  if (version !== undefined && ![1, 2, 3, 4].includes(Number(version))) return 'unreadable';
  const { package: own, workspace, ...rest } = manifest;
  // In a lock file `package` is a list of what is locked, in a manifest it is about itself.
  const locked = Array.isArray(own) ? own : [];
  const { package: _, metadata: __, ...shared } = objectIn(workspace);
  const found: string[] = Object.keys(objectIn(manifest.patch)).filter(isRemote);
  for (const { text: one, keys } of textsIn([rest, shared, locked])) {
    const key = keys.at(-1) ?? '';
    if ((locked.length > 0 && keys[0] === 'metadata') || keys[0] === 'badges') continue;
    if (isRemote(one.replace(/^(registry|sparse|git)\+/, ''))) found.push(one);
    else if (key === 'registry' && one !== 'crates-io') found.push(`https://${one}.registry/`);
  }
  return found;
}

export function python(text: string): Found {
  const manifest = parse(text);
  const lockVersion = objectIn(manifest.metadata)['lock-version'] ?? objectIn(manifest.metadata).lock_version;
  const version = lockVersion ?? manifest['lock-version'] ?? manifest.version;
  if (version !== undefined && !/^([12](\.\d+)*|4\.\d+(\.\d+)?|3\.\d+(\.\d+)?)$/.test(String(version)))
    return 'unreadable';
  const found: string[] = [];
  for (const { text: one, keys } of textsIn(manifest)) {
    const key = keys.at(-1) ?? '';
    if (forReaders.test(keys.join('.'))) continue;
    // `url` is an address to take from in every one of them; `urls` and the others are for readers, but for a package or group of that name.
    if (
      !keys.some((each) => taken.test(each)) &&
      keys.some((each) => informative.has(each.toLowerCase()) && each !== 'url')
    )
      continue;
    if (isRemote(one.replace(/^(git|hg|svn|bzr)\+/, ''))) found.push(one);
    else for (const each of requirement(one, key)) found.push(each);
  }
  return found;
}

/** `name @ git+https://… ; marker`, and options of pip. */
function requirement(text: string, key = ''): string[] {
  const direct = [
    ...text.matchAll(/(?:@|--[\w-]{1,40}[ =]|-[if] ?|^-e )\s*((?:[a-z]{1,12}\+)?[a-z]{1,12}:\/\/[^\s;,"']+)/gi),
  ].map(([, one = '']) => one);
  if (direct.length > 0) return direct;
  return /^(index|source|registry|find-links|index-url|extra-index-url)$/.test(key) && isRemote(text) ? [text] : [];
}

/** A category of packages may have any name. */
export function pipfile(text: string): Found {
  return [...textsIn(parse(text))]
    .map(({ text: one }) => one)
    .filter((one) => isRemote(one.replace(/^(git|hg|svn|bzr)\+/, '')));
}

export function pipfileLock(text: string): Found {
  const lock = objectIn(JSON.parse(text));
  const meta = objectIn(lock._meta);
  if (Number(meta['pipfile-spec']) !== 6) return 'unreadable';
  return [...textsIn(lock)].map(({ text: one }) => one).filter((one) => isRemote(one));
}

export function requirements(text: string): Found {
  const lines = pipLines(text);
  // A file of such a name is looked at by its name, or by what pip would read in it.
  const others = [...text.matchAll(/^\s*(?:-r|--requirement|-c|--constraint)[\s=]*([^\s:]+)\s*$/gm)];
  const elsewhere = others
    .filter(([, name = '']) => !/\.(?:txt|in|pip)$/i.test(name))
    .map(([line]) => asItIs + line.trim());
  const found = lines.flatMap((line) =>
    [...line.matchAll(/(?:[a-z]{1,12}\+)?[a-z]{1,12}:\/\/[^\s;,"']+|[\w.-]{1,64}@[\w.-]{1,200}:[^\s;]+/gi)].map(
      ([one]) => one,
    ),
  );
  return [...found, ...elsewhere];
}

function pipLines(text: string): string[] {
  const lines = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  return lines.map((line) => line.replace(/(^|\s)#(?!egg=).*$/, ''));
}

/** A line of two words that names no file: with one of them pip refuses the whole file. */
const prose = /^[ \t]*[a-z][\w,'.-]*[ \t]+[a-z0-9](?!.*\.(?:whl|zip|tar|t[bglx]z))[^/\\]*$/i;

export function isProse(text: string): boolean {
  return pipLines(text).some((line) => prose.test(line));
}

/** Options of pip and requirements by address, in a file of any name. */
export function looksLikeRequirements(text: string): boolean {
  return pipOption.test(text) || directRequirement.test(text);
}

const pipOption = /^[ \t]*(?:-[ife]|--(?:extra-)?index-url|--find-links|--editable)[ \t=]{1,20}\S{0,40}:\/\//m;
const directRequirement =
  /^[ \t]*[\w.-]{1,100}(?:\[[^\]\n]{0,100}\])?[ \t]{0,20}@[ \t]{0,20}(?:\w{1,10}\+)?\w{1,10}:\/\//m;
