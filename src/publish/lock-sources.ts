/** Where a lock file takes packages from: a host that was not there before is how a lock file is turned against its owner. */

/** Sources of a changed lock file that the version before did not name and that are no public registry. */
export function changedSources(path: string, before: string, after: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const pattern = fields[name];
  if (pattern === undefined) return [];
  const known = new Set(sourcesIn(before, pattern));
  return [...new Set(sourcesIn(after, pattern))].filter((source) => !known.has(source) && !registries.has(source));
}

const npmField = /"?resolved"?:? "([^"\n]{1,2000})"/g;
const tomlField = /\b(?:source|url|registry|git) = \{?\s*"([^"\n]{1,2000})"|\burl = "([^"\n]{1,2000})"/g;
const fields: Record<string, RegExp> = {
  'package-lock.json': npmField,
  'npm-shrinkwrap.json': npmField,
  'yarn.lock': npmField,
  'pnpm-lock.yaml': /\b(?:tarball|repo): ([^\s,}]{1,2000})/g,
  'cargo.lock': /^source = "([^"\n]{1,2000})"/gm,
  'poetry.lock': tomlField,
  'uv.lock': tomlField,
  'pdm.lock': tomlField,
  'gemfile.lock': /^ {2}remote: (\S{1,2000})/gm,
};

const registries = new Set([
  ...[
    'registry.npmjs.org',
    'registry.yarnpkg.com',
    'npm.jsr.io',
    'github.com/rust-lang/crates.io-index',
    'index.crates.io',
  ],
  ...['pypi.org', 'files.pythonhosted.org', 'rubygems.org'],
]);

function sourcesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, a, b]) => sourceOf(a ?? b ?? '')).filter((source) => source !== '');
}

/** A host; for code forges host and repository, because anybody can have one there. A path on the same disk is no source. */
function sourceOf(value: string): string {
  const url = URL.parse(value.replace(/^(registry|sparse|git)\+/, ''));
  if (url === null || url.host === '') return '';
  const forge = /(^|\.)(github|gitlab|bitbucket|codeberg)\./.test(url.host);
  return forge
    ? `${url.host}${url.pathname
        .split('/')
        .slice(0, 3)
        .join('/')
        .replace(/\.git$/, '')}`.toLowerCase()
    : url.host;
}
