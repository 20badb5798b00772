/** Extracts package addresses and risky settings from manifests and lock files in JSON, YAML or TOML. */

import { isObject, objectIn } from '../../text/json.ts';
import { unescaped } from '../../text/percent-encoding.ts';
import { listed } from '../../text/word-list.ts';
import { asItIs, type Found, isRemote, misnamed, specifiers } from './package-address.ts';

export interface DataFile {
  parse(text: string): unknown;
  /** Keys at the top of the file that are read; absent: all of them. */
  only?: ReadonlySet<string>;
  /** Keys whose texts only describe a package, at any depth; a package of that name is no such key. */
  readers: ReadonlySet<string>;
  /** A short form like `user/repository` is a place. */
  shortForms?: boolean;
}

export const forReaders: ReadonlySet<string> = new Set(
  listed(`
    $schema urls homepage home-page home_page repository documentation docs bugs bug-tracker issue_tracker changelog funding author authors
    maintainers description readme license licenses keywords classifiers badges deprecated help message issue_format issues
  `),
);
/** Tables whose keys are names that somebody chose. */
const tables = [
  /dependenc|^(?:sources?|envs|(?:dev-)?packages|requires|index|groups?)$/i,
  /^(?:constraints?|overrides?|resolutions|catalogs?|patch)$/i,
];
/** Tables in which `user/repository` means a repository on GitHub. */
const ofNames = new Set(
  listed(`
    dependencies devdependencies optionaldependencies peerdependencies overrides resolutions catalog catalogs packageextensions
  `),
);
const commonChannels = new Set(listed('defaults nodefaults conda-forge bioconda main anaconda pytorch nvidia'));
/** Settings of pnpm that run something at an installation, or let another machine answer for a registry. */
const risky = [
  /pnpmfile$|^(?:scriptshell|nodeoptions|configdependencies)$/i,
  /^(?:strictssl|ca|cafile|(?:https?)?proxy|dangerously.*|verifystore.*)$/i,
];

export function placesInData(text: string, file: DataFile): Found {
  const whole = file.parse(text);
  if (!isObject(whole)) return 'unreadable';
  const value =
    file.only === undefined ? whole : Object.fromEntries(Object.entries(whole).filter(([key]) => file.only?.has(key)));
  const before9 = Number.parseFloat(String(whole.lockfileVersion)) < 9;
  return [...textsIn(value)].flatMap(({ text: one, keys }) => {
    if (isForReaders(keys, file.readers)) return [];
    const plain = unescaped(unescaped(one));
    const isName = file.shortForms === true && keys.slice(0, -1).some((key) => ofNames.has(key.toLowerCase()));
    const places = specifiers(plain, isName);
    // pnpm wrote `host/name/1.0.0`; a name of its own registry begins with a slash.
    if (before9 && /^@?[\w-]+(?:\.[\w-]+)+\//.test(plain)) places.push(`https://${plain.replace(/^@/, '')}`);
    if (keys[0] === 'channels' && keys.length === 2 && !plain.includes('://') && !commonChannels.has(plain))
      places.push(`${asItIs}the channel ${plain}`);
    return places;
  });
}

/** A key that is a name somebody chose decides nothing. The key of a list's member is empty. */
function isForReaders(keys: readonly string[], readers: ReadonlySet<string>) {
  let isName = false;
  for (const key of keys) {
    // Composer names the patches of a package as anybody likes.
    if (key === 'patches') return false;
    if (!isName && readers.has(key.toLowerCase())) return true;
    isName = !isName && tables.some((table) => table.test(key));
  }
  return false;
}

/** Every text within a value with the keys that lead to it; a key is a text too. */
export function* textsIn(value: unknown): Generator<{ text: string; keys: readonly string[] }> {
  const left: { value: unknown; keys: readonly string[] }[] = [{ value, keys: [] }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value: one, keys } = next;
    if (typeof one !== 'object' || one === null) {
      yield { text: String(one), keys };
      continue;
    }
    if (keys.length > 200) throw new Error('too deep');
    for (const [key, each] of Object.entries(one)) {
      const named = [...keys, Array.isArray(one) ? '' : key];
      if (!Array.isArray(one)) yield { text: key, keys: named };
      left.push({ value: each, keys: named });
    }
  }
}

export function pnpmSettings(settings: unknown) {
  const set = Object.entries(objectIn(settings)).filter(([key]) =>
    risky.some((one) => one.test(key.replaceAll('-', ''))),
  );
  return set.map(([key, value]) => `${asItIs}${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

/** Archives of another package than the entry is called after. An alias says so in its name or, in an older file, in its version. */
export function misnamedInLock(value: unknown): string[] {
  return Object.entries(objectIn(value)).flatMap(([key, entry]) => {
    if (!isObject(entry)) return [];
    const { name, version, resolved } = entry;
    const isAlias = name !== undefined || String(version).startsWith('npm:');
    const own =
      isAlias || typeof resolved !== 'string' ? [] : misnamed(key.split('node_modules/').at(-1) ?? '', resolved);
    return [...own, ...misnamedInLock(entry)];
  });
}

/**
 * Finds the sources in a composer.lock. Packagist keeps no files itself, so a package that it lists may lie at GitHub; one that
 * `earlier` has must stay where it was.
 */
export function composerLock(text: string, earlier: string, placeOf: (address: string) => string): Found {
  const packages = (file: string) => {
    const lock = objectIn(file === '' ? {} : JSON.parse(file));
    return [lock.packages ?? [], lock['packages-dev'] ?? []].flat().map((one) => {
      const { name, source, dist, 'notification-url': notified } = objectIn(one);
      const places = [...textsIn([source, dist])].filter(
        ({ keys, text: each }) => keys.at(-1) === 'url' && each !== 'url',
      );
      return {
        name,
        places: places.map((each) => each.text),
        packagist: notified === 'https://packagist.org/downloads/',
      };
    });
  };
  const before = new Map(packages(earlier).map(({ name, places }) => [name, places.map(placeOf)]));
  return packages(text).flatMap(({ name, places, packagist }) =>
    places.filter((url) => {
      const known = before.get(name);
      const stays = known === undefined || known.includes(placeOf(url));
      return isRemote(url) && !(packagist && stays && /^https:\/\/(?:api\.|codeload\.)?github\.com\//.test(url));
    }),
  );
}
