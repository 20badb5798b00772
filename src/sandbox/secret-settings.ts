/**
 * Finds the settings files of package managers that hold a token or password, so that the sandbox hides them. They lie in the
 * folders of toolchains and of the system. Files without a secret stay, because builds need what they say.
 */

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Files that hold nothing but credentials: covered whatever they say. */
const credentials = ['credentials', 'credentials.toml', '.gem/credentials', '.git-credentials', '.netrc', 'auth.json'];
const names = [
  ...credentials,
  // Cargo
  ...['config', 'config.toml'],
  // npm, Yarn, pnpm, bun
  ...['.npmrc', 'npmrc', 'etc/npmrc', 'lib/node_modules/npm/npmrc', '.yarnrc', '.yarnrc.yml'],
  ...['bunfig.toml', '.bunfig.toml', 'auth.ini', 'rc'],
  // pip, conda, Poetry
  ...['pip.conf', 'pip.ini', 'etc/pip.conf', '.pypirc', '.condarc', 'auth.toml', 'uv.toml'],
  // Maven and Gradle
  ...['settings.xml', 'conf/settings.xml', 'settings-security.xml', 'conf/settings-security.xml'],
  ...['gradle.properties', 'init.gradle', 'init.gradle.kts'],
  // NuGet, RubyGems, git
  ...['NuGet.Config', 'nuget.config', 'NuGet/NuGet.Config', 'etc/gemrc', '.gitconfig'],
];
/** Where versions lie below a toolchain's folder. */
const versions = ['', 'versions/*', 'versions/node/*', 'candidates/maven/*', 'candidates/gradle/*', 'installs/*/*'];
const inSystem = ['', 'local', 'share/maven', 'share/gradle', 'share/dotnet'];

const secret = /token|passw(or)?d|passphrase|_auth|secret|credential|privatekey|api[-_]?key|:\/\/[^/\s:@]*:[^/\s@]+@/i;

export interface Opened {
  roots: readonly string[];
  systemRoots: readonly string[];
  /** A runner's cache of tools: `<tool>/<version>/<architecture>/`. */
  cache?: string;
}

/** Files to cover below folders that are opened, and below those of the system. */
export function secretSettings({ roots, systemRoots, cache }: Opened): string[] {
  const folders = [
    ...roots.flatMap((root) => versions.flatMap((pattern) => foldersAt(root, pattern))),
    ...systemRoots.flatMap((root) => inSystem.map((name) => join(root, name))),
    ...(cache === undefined ? [] : foldersAt(cache, '*/*/*')),
  ];
  const there = folders.filter((folder) => existsSync(folder));
  // Not `join`, which takes each path apart: 4 ms of a start for a few hundred of them.
  const files = there.flatMap((folder) => names.map((name) => `${folder}/${name}`)).filter((file) => existsSync(file));
  const isCredential = (file: string) => credentials.some((name) => file.endsWith(`/${name}`));
  return [
    ...new Set(files.filter((file) => isCredential(file) || holdsSecret(file)).map((file) => realpathSync(file))),
  ];
}

function foldersAt(root: string, pattern: string): string[] {
  let found = [root];
  for (const part of pattern.split('/').filter((one) => one !== '')) {
    found = found.flatMap((folder) => (part === '*' ? namesIn(folder) : [part]).map((name) => join(folder, name)));
    if (part !== '*') found = found.filter((folder) => existsSync(folder));
  }
  return found;
}

/** More versions than this nobody has. */
const mostVersions = 100;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).slice(0, mostVersions);
  } catch {
    return [];
  }
}

/** What cannot be read here is covered as well; a folder of such a name is none. Samples in comments are no secrets. */
function holdsSecret(path: string): boolean {
  try {
    return secret.test(readFileSync(path, 'utf8').replace(/<!--[\s\S]*?-->|^\s*[#;].*$/gm, ''));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EISDIR';
  }
}
