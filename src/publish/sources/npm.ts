/** Manifests and lock files of npm, pnpm, Yarn and bun. */

import { isObject, objectIn } from '../../text/json.ts';
import { unescaped } from '../../text/percent.ts';
import { asItIs, type Found, isRemote, parsedOnce, parsedYaml, textsIn } from './source.ts';

const dependencyFields = [
  ...['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides', 'resolutions'],
  ...['catalog', 'catalogs', 'packageExtensions'],
];

export function packageJson(text: string): Found {
  const manifest = parsedOnce(text);
  if (!isObject(manifest)) return 'unreadable';
  const workspaces = objectIn(manifest.workspaces);
  const { overrides, packageExtensions } = objectIn(manifest.pnpm);
  const named = [workspaces.catalog, workspaces.catalogs, overrides, packageExtensions];
  const tables = [...dependencyFields.map((field) => manifest[field]), ...named];
  const others = [manifest.packageManager, manifest.devEngines, manifest.publishConfig, manifest.pnpm];
  return [
    ...[...textsIn(tables)].flatMap(({ text: one }) => specifier(one)),
    ...[...textsIn(others)].map(({ text: one }) => behindName(one)).filter((one) => isRemote(one)),
    ...running(objectIn(manifest.pnpm)),
  ];
}

const riskySettings = [
  /pnpmfile$/i,
  /^(?:scriptshell|nodeoptions|configdependencies|strictssl|ca|cafile|(?:https?)?proxy)$/i,
  /^(?:dangerously|verifystore)/i,
];

/** Settings of pnpm that run something at an installation, or let another machine answer for a registry. */
function running(settings: object): string[] {
  const set = Object.entries(settings).filter(([key]) =>
    riskySettings.some((setting) => setting.test(key.replaceAll('-', ''))),
  );
  return set.map(([key, value]) => `${asItIs}${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

/** Behind an alias (`npm:`) is a name, behind `@` of a package manager an address. */
function specifier(written: string): string[] {
  const text = unescaped(written.replace(/[\t\r\n]/g, '')).trim();
  if (/^patch:/i.test(text)) return specifier(behindName(text.slice(6)));
  if (/^(npm|workspace|catalog|link|portal|file|jsr):/i.test(text) && !text.includes('://')) return [];
  const address = /(?:^|@)((?:git\+)?[a-z+]+:\/\/.*)$/i.exec(text)?.[1];
  if (address !== undefined) return [address];
  return isRemote(text) || isShorthand(text) ? [text] : [];
}

/** `user/repository`, which is GitHub's. */
const isShorthand = (text: string) => /^[\w-][\w.-]*\/[\w.-]+(#.*)?$/.test(text);

export function npmLock(text: string): Found {
  const lock = objectIn(JSON.parse(text));
  if (![1, 2, 3].includes(Number(lock.lockfileVersion ?? 1))) return 'unreadable';
  const found: string[] = [];
  const texts = [...textsIn([lock.packages, lock.dependencies])];
  // Before version 3 an alias has its package in `version`, after that in `name`.
  const aliases = new Set(
    texts
      .filter(({ text: one, keys }) => keys.at(-1) === 'version' && one.startsWith('npm:'))
      .map(({ keys }) => JSON.stringify(keys.slice(0, -1))),
  );
  for (const { text: one, keys } of texts) {
    const [key, above] = [keys.at(-1) ?? '', keys.at(-2) ?? ''];
    const isAlias =
      objectIn(objectIn(lock.packages)[above]).name !== undefined ||
      (!above.includes('node_modules/') && aliases.has(JSON.stringify(keys.slice(0, -1))));
    // The key is a path in `packages`, in `dependencies` a name.
    if (key === 'resolved' && !isAlias)
      for (const each of otherPackage(above.split('node_modules/').at(-1) ?? '', one)) found.push(each);
    if (key === 'resolved' || key === 'version' || key === 'from')
      for (const each of isRemote(one) ? [one] : []) found.push(each);
    else if (/dependencies$/i.test(above)) for (const each of specifier(one)) found.push(each);
  }
  return found;
}

/** An archive of the registry's that is not the named package's: nobody sees which package that is but in the lock file. */
function otherPackage(name: string, resolved: string): string[] {
  const other = /^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)\/(.+?)\/-\//i.exec(unescaped(resolved))?.[1];
  return other === undefined || other === name ? [] : [`${asItIs}${other} for ${name}`];
}

export function pnpmLock(text: string): Found {
  const lock = objectIn(parsedYaml(text));
  const version = Number.parseFloat(String(lock.lockfileVersion));
  if (!(version >= 5 && version < 10)) return 'unreadable';
  const found: string[] = [];
  for (const { text: one, keys } of textsIn(lock)) {
    if (
      ['tarball', 'repo', 'specifier', 'version', 'resolution', 'registry'].includes(keys.at(-1) ?? '') ||
      isRemote(one)
    ) {
      const address = behindName(one);
      if (isRemote(address) && keys.at(-1) !== 'deprecated') found.push(address);
      else if (keys.at(-1) === 'specifier') for (const each of specifier(one)) found.push(each);
      else if (/^[\w-]+(\.[\w-]+)+\//.test(address)) found.push(`https://${address}`);
    }
  }
  for (const part of ['packages', 'snapshots']) {
    for (const key of Object.keys(objectIn(lock[part]))) {
      const place = version >= 9 ? behindName(key) : key.replace(/^@(?=[\w-]+\.[\w.-]+\/)/, '');
      if (isRemote(place)) found.push(place);
      // `/name@1.0.0` is the registry's, `host/name/1.0.0` another's.
      else if (version < 9 && /^[\w-]+(\.[\w-]+)+\//.test(place)) found.push(`https://${place}`);
    }
  }
  return found;
}

export function pnpmWorkspace(text: string): Found {
  const settings = parsedYaml(text);
  if (typeof settings !== 'object' || settings === null) return 'unreadable';
  const { catalog, catalogs, overrides, packageExtensions, ...rest } = objectIn(settings);
  return [
    ...[...textsIn([catalog, catalogs, overrides, packageExtensions])].flatMap(({ text: one }) => specifier(one)),
    ...[...textsIn(rest)].map(({ text: one }) => one).filter((one) => isRemote(one)),
    ...running(settings),
  ];
}

/** What stands behind the name in `name@address` or `@scope/name@address`. */
function behindName(text: string): string {
  return /^(?:@[^@/\s]+\/)?[^@/:\s]+@(.+)$/s.exec(text)?.[1] ?? text;
}

export function yarnLock(text: string): Found {
  return /^__metadata:/m.test(text) ? yarnBerry(text) : yarnClassic(text);
}

function yarnBerry(text: string): Found {
  const lock = objectIn(parsedYaml(text));
  const version = Number(objectIn(lock.__metadata).version);
  if (!(version >= 4 && version <= 10)) return 'unreadable';
  const found: string[] = [];
  for (const [key, entry] of Object.entries(lock)) {
    if (key === '__metadata') continue;
    const { resolution } = objectIn(entry);
    if (typeof resolution !== 'string') return 'unreadable';
    for (const one of [resolution, ...key.split(/,\s*/)]) for (const each of berryDescriptor(one)) found.push(each);
  }
  return found;
}

/** `name@npm:1.0.0::__archiveUrl=https%3A%2F%2F…`, `name@https://…`, `name@git@host:…#commit=…`, `name@patch:…` around one of them. */
function berryDescriptor(text: string): string[] {
  const [place = '', bindings = ''] = behindName(text).split('::');
  const bound = new URLSearchParams(bindings).getAll('__archiveUrl');
  const patched = /^patch:([^#]*)/.exec(place)?.[1];
  return [...bound, ...(patched === undefined ? specifier(place) : berryDescriptor(decodeURIComponent(patched)))];
}

/** Line by line, and nothing else than lines of this form. */
function yarnClassic(text: string): Found {
  // Yarn asks for no such line, and reads none of another version.
  if (/^# yarn lockfile v(?!1\s*$)/m.test(text)) return 'unreadable';
  const found: string[] = [];
  let name: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#.*)?$/.test(line)) continue;
    const [, indent = '', rest = ''] = /^( *)(\S.*)$/.exec(line.trimEnd()) ?? [];
    if (indent === '') {
      if (!rest.endsWith(':')) return 'unreadable';
      const keys = rest.slice(0, -1).split(/,\s*/).map(unquoted);
      for (const each of keys.flatMap((one) => specifier(behindName(one)))) found.push(each);
      // Under an alias (`a@npm:b@1`) lies what it names.
      name = keys.some((one) => one.includes('@npm:')) ? undefined : /^@?[^@]+/.exec(keys[0] ?? '')?.[0];
    } else if (indent.length === 2) {
      const [, key = '', value] = /^("[^"]*"|[\w@/.-]+)(?::?\s+(.+)|:)$/.exec(rest) ?? [];
      if (key === '') return 'unreadable';
      if (unquoted(key) === 'resolved') {
        const resolved = unquoted(value ?? '');
        found.push(resolved);
        if (name !== undefined) for (const source of otherPackage(name, resolved)) found.push(source);
      }
    } else if (indent.length === 4) {
      const [, value = ''] = /^(?:"[^"]*"|[^\s"]+):?\s+(.+)$/.exec(rest) ?? [];
      if (value === '') return 'unreadable';
      for (const one of specifier(unquoted(value))) found.push(one);
    } else return 'unreadable';
  }
  return found;
}

function unquoted(text: string): string {
  return text.startsWith('"') ? String(JSON.parse(text)) : text;
}

/** JSON with commas at ends, which YAML allows. */
export function bunLock(text: string): Found {
  const lock = objectIn(parsedOnce(text, parsedYaml));
  if (![0, 1, 2].includes(Number(lock.lockfileVersion))) return 'unreadable';
  const found: string[] = [];
  for (const entry of Object.values(objectIn(lock.packages))) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return 'unreadable';
    const [resolved, registry] = entry;
    for (const source of specifier(behindName(resolved))) found.push(source);
    if (typeof registry === 'string' && isRemote(registry)) found.push(registry);
  }
  for (const { text: one, keys } of textsIn([lock.workspaces, { overridesDependencies: lock.overrides }]))
    if (/dependencies$/i.test(keys.at(-2) ?? '')) for (const each of specifier(one)) found.push(each);
  return [...found, ...[...textsIn([lock.catalog, lock.catalogs])].flatMap(({ text: one }) => specifier(one))];
}
