/** Go, Composer and Bundler. */

import { isObject, type JsonObject, objectIn, objectsIn } from '../../text/json.ts';
import { type Found, isRemote, sourceOf, textsIn } from './source.ts';

const directives = new Set([
  ...['module', 'go', 'toolchain', 'require', 'exclude', 'retract', 'replace', 'godebug', 'tool', 'use', 'ignore'],
]);

/** Modules come by the public proxy, which holds each name to one content; what replaces one may be anybody's. */
export function goModule(text: string): Found {
  const found: string[] = [];
  let block: string | undefined;
  for (const written of text.split(/\r?\n/)) {
    const line = written.replace(/\/\/.*$/, '').trim();
    if (line === '') continue;
    if (block !== undefined && line === ')') {
      block = undefined;
      continue;
    }
    const [first = '', ...others] = line.split(/\s+/);
    const directive = block ?? first;
    if (!directives.has(directive.replace(/\($/, ''))) return 'unreadable';
    if (block === undefined && /\($/.test(line)) {
      block = directive.replace(/\($/, '');
      continue;
    }
    if (directive === 'toolchain' && !/^toolchain (?:default|go[\w.-]+)$/.test(line)) return 'unreadable';
    if (directive !== 'replace') continue;
    const words = block === undefined ? others : [first, ...others];
    const target = words[words.indexOf('=>') + 1]?.replace(/^["`]|["`]$/g, '');
    if (!words.includes('=>') || target === undefined) return 'unreadable';
    if (!/^\.{0,2}\//.test(target)) found.push(`https://${target}`);
  }
  return block === undefined ? found : 'unreadable';
}

export function composerJson(text: string): Found {
  const manifest: unknown = JSON.parse(text);
  if (!isObject(manifest)) return 'unreadable';
  const { repositories, config, extra } = manifest;
  // A plugin applies the patches that `extra` names.
  return [...textsIn({ repositories, config, extra })].flatMap(({ text: one, keys }) =>
    isRemote(one) && JSON.stringify(keys) !== '["extra","homepage"]' ? [one] : [],
  );
}

/**
 * Packagist keeps no files: each package lies at a forge, so a new package of it there is like a new name in another registry. One
 * that is not Packagist's has no such word, and a package that `earlier` has must stay where it was.
 */
export function composerLock(text: string, earlier = ''): Found {
  const lies = (file: string) => [...placed(file === '' ? {} : objectIn(JSON.parse(file)))];
  const before = new Map(lies(earlier).map(({ name, places }) => [name, places.map(sourceOf)]));
  const lock = objectIn(JSON.parse(text));
  const packages = [lock.packages, lock['packages-dev']];
  if (
    typeof lock['content-hash'] !== 'string' ||
    !packages.every((one) => one === undefined || one === null || Array.isArray(one))
  )
    return 'unreadable';
  return [...placed(lock)].flatMap(({ name, places, packagist }) =>
    places.filter((url) => {
      const known = before.get(name);
      const stays = known === undefined || known.includes(sourceOf(url));
      return isRemote(url) && !(packagist && stays && /^https:\/\/(api\.|codeload\.)?github\.com\//.test(url));
    }),
  );
}

function* placed(lock: JsonObject): Generator<{ name: unknown; places: string[]; packagist: boolean }> {
  for (const one of objectsIn([lock.packages ?? [], lock['packages-dev'] ?? []].flat())) {
    const { name, source, dist, 'notification-url': notified } = one;
    const places = [...textsIn([source, dist])].filter(({ keys }) => keys.at(-1) === 'url').map(({ text }) => text);
    yield { name, places, packagist: notified === 'https://packagist.org/downloads/' };
  }
}

const sections = /^(GIT|GEM|PATH|PLUGIN SOURCE|PLATFORMS|DEPENDENCIES|CHECKSUMS|RUBY VERSION|BUNDLED WITH)$/;

export function bundlerLock(text: string): Found {
  const found: string[] = [];
  let section: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    if (/^\S/.test(line)) {
      if (!sections.test(line.trim())) return 'unreadable';
      section = line.trim();
    } else if (section === undefined) return 'unreadable';
    else {
      const remote = /^\s+remote:\s*(\S+)/.exec(line)?.[1];
      if (remote !== undefined && section !== 'PATH') found.push(remote);
    }
  }
  return found;
}
