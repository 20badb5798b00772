/**
 * Recognises package addresses in manifests, and reduces each to the host or repository that serves the package. At a
 * code host such as GitHub the repository must count, because anybody can have one there.
 */

import { Lexer, parse } from 'yaml';
import { unescaped } from '../../text/percent-encoding.ts';
import { listed } from '../../text/word-list.ts';

/** Addresses and specifiers as they stand in a file. */
export type Found = string[] | 'unreadable';

const registries = new Set(
  listed(`
    registry.npmjs.org registry.yarnpkg.com npm.jsr.io jsr.io github.com/rust-lang/crates.io-index index.crates.io
    static.crates.io crates.io pypi.org files.pythonhosted.org rubygems.org index.rubygems.org packagist.org
    repo.packagist.org proxy.golang.org sum.golang.org repo.maven.apache.org repo1.maven.org plugins.gradle.org
    maven.google.com dl.google.com github.com/cocoapods/specs hex.pm repo.hex.pm pub.dev pub.dartlang.org api.nuget.org www.nuget.org
    cdn.cocoapods.org repo.anaconda.com deno.land conda.anaconda.org/conda-forge conda.anaconda.org/bioconda
    conda.anaconda.org/main conda.anaconda.org/pytorch conda.anaconda.org/nvidia
  `),
);

const forges: Record<string, string> = {
  github: 'github.com',
  gist: 'gist.github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
  sourcehut: 'git.sr.ht',
};

/** A host; for code forges host and repository, because anybody can have one there. '' for a registry, a version or a path of the tree. */
export function sourceOf(written: string) {
  if (written.startsWith(asItIs)) return written.slice(asItIs.length, asItIs.length + 200);
  const value = unescaped(written).trim();
  const named = /^(?:git\+)?(github|gist|gitlab|bitbucket|sourcehut):(?!\/\/)([^#]+)/i.exec(value);
  if (named !== null) return repository(forges[(named[1] ?? '').toLowerCase()] ?? '', named[2] ?? '');
  // `exec:` runs a script of the tree to make the package.
  if (/^exec:/i.test(value)) return value.slice(0, 200);
  const address = value.replace(/^(?:(?:registry|sparse|git|hg|svn|bzr|url|direct|path)\+)+/i, '');
  // Programs differ in whether the host stands before or behind the `@` of such an address.
  if (address.includes('\\') && address.includes('@')) return address.slice(0, 200);
  const secureShell = /^(?:[\w.+~-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(?!\d+\/)([^\s#]+)/.exec(address);
  if (secureShell !== null) return repository((secureShell[1] ?? '').toLowerCase(), secureShell[2] ?? '');
  if (/^[\w.-]+\/[\w.-]+(#.*)?$/.test(address) && !address.startsWith('.')) return repository('github.com', address);
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (url === null || url.host === '') return '';
  const host = url.host.toLowerCase();
  const isForge =
    stores.test(host) || host.split('.').some((part, at, all) => at < all.length - 1 && forgeNames.has(part));
  const place = isForge ? repository(host, url.pathname) : host;
  if (url.protocol === 'http:' || url.protocol === 'git:') return `${url.protocol}//${place}`;
  return registries.has(place) ? '' : place;
}

/** Marks a text that is reported unchanged because it is no address: a risky setting, or a package under another's name. */
export const asItIs = 'as it is: ';

/** Hosts where anybody can have a place: code forges, copies of what they have, and stores. */
const forgeNames = new Set(
  listed(`
    github githubusercontent gitlab bitbucket codeberg gitea gitee sr jsdelivr unpkg esm huggingface sourceforge launchpad notabug pagure
    cloudsmith packagecloud azure
  `),
);
const stores = /^(s3[\w.-]*\.amazonaws|storage\.googleapis|conda\.anaconda)\.(com|org)$/;
/** There the first part of the path tells whose it is. */
const bucket = /(amazonaws|googleapis|anaconda)\.(com|org)$/;

/** `codeload.github.com` and `api.github.com/repos` give the same repository's files. */
function repository(host: string, path: string) {
  const parts =
    path
      .split(/[#?]/)[0]
      ?.split('/')
      .filter((part) => part !== '') ?? [];
  if (parts[0] === 'repos' || parts[0] === 'gh') parts.shift();
  const shared =
    /(^|\.)(github|githubusercontent)\.com$/.test(host) && host !== 'gist.github.com' ? 'github.com' : host;
  const deep = parts.includes('api') ? parts : parts.slice(0, bucket.test(host) ? 1 : 2);
  return `${shared}/${deep.join('/').replace(/\.git$/, '')}`.toLowerCase();
}

/** `name@git+https://…`, `name @ https://…`, `--index-url https://…`, `x::__archiveUrl=https://…`. */
const behind = /(?:[@=]\s*|(?:^|\s)-[\w-]*\s+)((?:[a-z]{1,12}\+)?[a-z]{1,12}:\/\/[^\s;,"']+)/gi;
export const secureShell = /(?<![\w.+~-])[\w.+~-]{1,64}@[\w-]{1,100}(?:\.[\w-]{1,100}){1,9}:[^"'\s,)]{1,300}/g;

/** Places that a text of a manifest names; `isName`: it stands where `user/repository` is GitHub's. */
export function specifiers(written: string, isName: boolean) {
  const text = written.replace(/[\t\r\n]/g, '').trim();
  const direct = [...text.matchAll(behind)].map(([, one = '']) => one);
  const found = [...(isRemote(text) ? [text] : []), ...direct, ...[...text.matchAll(secureShell)].map(([one]) => one)];
  if (found.length > 0 || !isName) return found;
  const bare = /^(?:@[^@/\s]+\/)?[^@/:\s]+@(.+)$/.exec(text)?.[1] ?? text;
  return /^[\w-][\w.-]*\/[\w.-]+(?:#.*)?$/.test(bare) || isRemote(bare) ? [bare] : [];
}

/** Finds an archive of the registry that belongs to another package than the one named: only the lock file shows that. */
export function misnamed(name: string, resolved: string) {
  const other = /^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)\/(.+?)\/-\//i.exec(unescaped(resolved))?.[1];
  return other === undefined || other === name ? [] : [`${asItIs}${other} for ${name}`];
}

/** Text that leads to another machine: an address – also `https:host`, as browsers read it –, or what ssh takes for one. */
export function isRemote(text: string) {
  // Readers of addresses leave these out wherever they stand.
  const plain = text.replace(/[\t\r\n]/g, '').trim();
  const scheme = /^(?:git\+)?([a-z]+):/i.exec(plain)?.[1]?.toLowerCase() ?? '';
  return /^([a-z][a-z0-9+.-]*:)?\/\//i.test(plain) || schemes.has(scheme) || /^[\w.+~-]+@[\w.-]+:(?!\/\/)/.test(plain);
}

const schemes = new Set(
  listed('http https ssh git ftp ftps sftp rsync hg svn github gist gitlab bitbucket sourcehut exec'),
);

/** JSON whose objects have no key twice: package managers differ in which of the two they take. */
export function parsedOnce(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  const value = parse(text);
  let keys = 0;
  for (const left = [value]; left.length > 0; ) {
    const one = left.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) keys += Object.keys(one).length;
    for (const each of Object.values(one)) left.push(each);
  }
  let written = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gs)) if (colon !== undefined) written += 1;
  if (written > keys) throw new Error('a key twice');
  return value;
}

/** 2 MB take up to four seconds, as do 200 KB of brackets. More is not read, and so held back. */
const maxYamlLength = 2 * 1024 * 1024;
const tooNested = /[[{]{100}/;
/** Lock files have one for three to six characters. Each can be an error, and the parser keeps them all. */
const maxTokens = 500_000;
/** By default the parser prints foreign lines in its warnings, and searches the whole text for the line of each error. */
const quietly = { logLevel: 'error', prettyErrors: false } as const;

/** The first document. Throws on errors and endless aliases. Equal keys are not looked for: that takes quadratic time. */
export function parsedYaml(text: string): unknown {
  if (text.length > maxYamlLength || tooNested.test(text)) throw new Error('too much to read');
  let tokens = 0;
  for (const _ of new Lexer().lex(text)) if (++tokens > maxTokens) throw new Error('too much to read');
  return parse(text, { schema: 'core', maxAliasCount: 100, merge: false, uniqueKeys: false, ...quietly });
}
