/** Go, Composer and Bundler, and manifests that are programs: of those what looks like an address counts. */

import { isObject, objectIn } from '../../text/json.ts';
import { type Found, isRemote, textsIn } from './source.ts';

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
  const { repositories, config } = manifest;
  return [...textsIn([repositories, objectIn(config)['github-domains'], objectIn(config)['gitlab-domains']])].flatMap(
    ({ text: one }) => (isRemote(one) ? [one] : []),
  );
}

/**
 * Packagist keeps no files: each package lies at a forge, so a new package of it there is like a new name in another registry. One
 * that is not Packagist's has no such word, and what is known must stay where it was – `changedSources` compares whole places.
 */
export function composerLock(text: string): Found {
  const lock = objectIn(JSON.parse(text));
  const packages = [lock.packages, lock['packages-dev']];
  if (
    typeof lock['content-hash'] !== 'string' ||
    !packages.every((one) => one === undefined || one === null || Array.isArray(one))
  )
    return 'unreadable';
  const found: string[] = [];
  for (const one of packages.flat()) {
    const { source, dist, 'notification-url': notified } = objectIn(one);
    const places = [objectIn(source).url, objectIn(dist).url].filter((url) => typeof url === 'string');
    const packagist = notified === 'https://packagist.org/downloads/';
    found.push(
      ...places.filter(
        (url) => isRemote(url) && !(packagist && /^https:\/\/(api\.|codeload\.)?github\.com\//.test(url)),
      ),
    );
  }
  return found;
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

/** Ruby and Python may make an address in any way; what is written as one is found, comments left out. */
export function scanned(text: string): Found {
  const found: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const code = line.replace(/(^|\s)#.*$/, '');
    if (/\b(url|homepage|project_urls|download_url|author|description|bug_tracker)\b\s*[=:]/i.test(code)) continue;
    found.push(
      ...[...code.matchAll(/(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}>]+/gi)].map(([one]) => one),
    );
    const short = /\b(github|gist|gitlab|bitbucket)\b["']?\s*(?::|=>)\s*["']([^"']+)["']/.exec(code);
    if (short !== null) found.push(`${short[1]}:${short[2]}`);
    const secureShell = /["']([\w.-]{1,64}@[\w.-]{1,200}:[^"'\s]+)["']/.exec(code)?.[1];
    if (secureShell !== undefined) found.push(secureShell);
  }
  return found;
}
