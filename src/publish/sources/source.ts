/** One name for each place that packages come from, whatever way it is written. */

import { listed } from '../../text/listed.ts';
import { unescaped } from '../../text/percent.ts';

/** Addresses and specifiers as they stand in a file. */
export type Found = string[] | 'unreadable';

const registries = new Set(
  listed(`
    registry.npmjs.org registry.yarnpkg.com npm.jsr.io jsr.io github.com/rust-lang/crates.io-index index.crates.io
    static.crates.io crates.io pypi.org files.pythonhosted.org rubygems.org index.rubygems.org packagist.org
    repo.packagist.org proxy.golang.org sum.golang.org repo.maven.apache.org repo1.maven.org plugins.gradle.org
    maven.google.com dl.google.com hex.pm repo.hex.pm pub.dev pub.dartlang.org api.nuget.org www.nuget.org
    cdn.cocoapods.org conda.anaconda.org repo.anaconda.com deno.land
  `),
);

const forges: Record<string, string> = {
  github: 'github.com',
  gist: 'gist.github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
};

/** A host; for code forges host and repository, because anybody can have one there. '' for a registry, a version or a path of the tree. */
export function sourceOf(written: string): string {
  const value = unescaped(written).trim();
  const named = /^(?:git\+)?(github|gist|gitlab|bitbucket):(?!\/\/)([^#]+)/i.exec(value);
  if (named !== null) return repository(forges[(named[1] ?? '').toLowerCase()] ?? '', named[2] ?? '');
  // `exec:` runs a script of the tree to make the package.
  if (/^exec:/i.test(value)) return value.slice(0, 200);
  const address = value.replace(/^(?:(?:registry|sparse|git|hg|svn|bzr|url|direct|path)\+)+/i, '');
  const secureShell = /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(?!\d+\/)([^\s#]+)/.exec(address);
  if (secureShell !== null) return repository((secureShell[1] ?? '').toLowerCase(), secureShell[2] ?? '');
  if (/^[\w.-]+\/[\w.-]+(#.*)?$/.test(address) && !address.startsWith('.')) return repository('github.com', address);
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (url === null || url.host === '') return '';
  const place = forge.test(url.host) ? repository(url.host.toLowerCase(), url.pathname) : url.host.toLowerCase();
  if (url.protocol === 'http:' || url.protocol === 'git:') return `${url.protocol}//${place}`;
  return registries.has(place) ? '' : place;
}

const forge = /(^|\.)(github|githubusercontent|gitlab|bitbucket|codeberg|gitea|sr|jsdelivr|unpkg|esm)\.[a-z.]+$/i;

/** `codeload.github.com` and `api.github.com/repos` give the same repository's files. */
function repository(host: string, path: string): string {
  const parts =
    path
      .split(/[#?]/)[0]
      ?.split('/')
      .filter((part) => part !== '') ?? [];
  if (parts[0] === 'repos' || parts[0] === 'gh') parts.shift();
  const shared =
    /(^|\.)(github|githubusercontent)\.com$/.test(host) && host !== 'gist.github.com' ? 'github.com' : host;
  const deep = parts.includes('api') ? parts : parts.slice(0, 2);
  return `${shared}/${deep.join('/').replace(/\.git$/, '')}`.toLowerCase();
}

/** Every text within a value, with the keys above it; a key is told as a text of its own where `keys` asks for it. */
export function* textsIn(value: unknown): Generator<{ text: string; keys: readonly string[] }> {
  const left: { value: unknown; keys: readonly string[] }[] = [{ value, keys: [] }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value: one, keys } = next;
    if (typeof one === 'string') yield { text: one, keys };
    else if (Array.isArray(one)) for (const each of one) left.push({ value: each, keys });
    else if (typeof one === 'object' && one !== null) {
      for (const [key, each] of Object.entries(one)) {
        if (keys.length > 200) throw new Error('too deep');
        left.push({ value: each, keys: [...keys, key] });
      }
    }
  }
}

/** Text that leads to another machine: an address – also `https:host`, as browsers read it –, or what ssh takes for one. */
export function isRemote(text: string): boolean {
  return /^([a-z][a-z0-9+.-]*:)?\/\/|^(git\+)?(https?|ssh|git|ftps?|sftp|rsync|hg|svn|github|gist|gitlab|bitbucket|exec):|^[\w.-]+@[\w.-]+:/i.test(
    text.trim(),
  );
}
