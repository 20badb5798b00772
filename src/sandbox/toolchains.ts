/**
 * Finds the toolchain folders on PATH that the sandbox must be able to read, and the credential files in them that it
 * must hide.
 */

import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface Toolchains {
  /** PATH inside: the parent's without what cannot be seen. */
  path: string[];
  /** PATH folders left out. */
  leftOut: string[];
  /** Folders to make readable. */
  roots: string[];
  /** Files under them that hold credentials: covered. */
  covered: string[];
  env: Record<string, string>;
}

/** The variable that names a toolchain's folder, which is also set inside → the folder below HOME, where it is not set. */
const known = {
  CARGO_HOME: '.cargo',
  PYENV_ROOT: '.pyenv',
  NVM_DIR: '.nvm',
  VOLTA_HOME: '.volta',
  FNM_DIR: '.local/share/fnm',
  // Go keeps further versions there: `~/sdk/go1.22.3`.
  GOROOT: 'sdk',
  GOENV_ROOT: '.goenv',
  GVM_ROOT: '.gvm',
  ASDF_DATA_DIR: '.asdf',
  MISE_DATA_DIR: '.local/share/mise',
  SDKMAN_DIR: '.sdkman',
  RBENV_ROOT: '.rbenv',
  BUN_INSTALL: '.bun',
  DENO_INSTALL: '.deno',
  DOTNET_ROOT: '.dotnet',
  GHCUP_INSTALL_BASE_PREFIX: '.ghcup',
  PNPM_HOME: '.local/share/pnpm',
};
/** Not set inside: what the tool writes there goes below the HOME inside, or each version finds its own folder. */
const unset = new Set(['CARGO_HOME', 'GOROOT']);

type Toolchain = readonly [variable: string, folder: string];

export interface Places {
  home: string;
  /** Visible anyway. */
  systemRoots: string[];
  /** Nothing below is opened but by the table. */
  closed: string[];
  /** Nothing below is opened but toolchains of the table and the runner's tool cache. */
  hidden: string[];
}

export function findToolchains(parent: NodeJS.ProcessEnv, { home, systemRoots, closed, hidden }: Places): Toolchains {
  const found: Toolchains = { path: [], leftOut: [], roots: [], covered: [], env: {} };
  for (const folder of new Set((parent.PATH ?? '').split(':'))) {
    if (!folder.startsWith('/') || !existsSync(folder)) continue;
    const real = realpathSync(folder);
    if (!open(folder, real)) found.leftOut.push(folder);
    else found.path.push(systemRoots.some((root) => isUnder(folder, root)) ? folder : real);
  }
  found.path = [...new Set(found.path)];
  found.roots = [...new Set(found.roots)];
  found.covered = secretSettings({ roots: found.roots, systemRoots, cache: openedCache() });
  return found;

  function openedCache(): string | undefined {
    const cache = parent.RUNNER_TOOL_CACHE ?? parent.AGENT_TOOLSDIRECTORY;
    return found.roots.find((root) => cache !== undefined && existsSync(cache) && root === realpathSync(cache));
  }

  function open(folder: string, real: string): boolean {
    const isHidden = hidden.some((path) => isUnder(real, path));
    if (!isHidden && systemRoots.some((root) => isUnder(real, root))) return true;
    const opened = Object.entries(known).flatMap((one: Toolchain) => {
      // Under sudo, or where a job sets HOME, PATH still names the folders of another home.
      const bases = [home, homeIn(folder, one), homeIn(real, one)].filter((base) => base !== undefined);
      const base = bases.find((each) => [folder, real].some((path) => isUnder(path, rootOf(one, each))));
      return base === undefined || isTooWide(rootOf(one, base)) ? [] : [{ one, base }];
    });
    const [first] = opened;
    const roots = first ? openToolchain(first.one, first.base) : rootsOf(real, isHidden);
    for (const one of roots.filter((root) => existsSync(root) && !isTooWide(root)).map((root) => realpathSync(root)))
      found.roots.push(one);
    return roots.length > 0;
  }

  /** A variable that names `/` or HOME itself must not open either. */
  function isTooWide(root: string) {
    return closed.some((path) => isUnder(path, root));
  }

  function openToolchain(toolchain: Toolchain, base: string): string[] {
    // What rustup has installed belongs to cargo.
    const parts = toolchain[0] === 'CARGO_HOME' ? [toolchain, ['RUSTUP_HOME', '.rustup'] as const] : [toolchain];
    for (const part of parts) if (!unset.has(part[0])) found.env[part[0]] = rootOf(part, base);
    return parts.map((part) => rootOf(part, base));
  }

  function rootOf([variable, folder]: Toolchain, base: string) {
    return parent[variable] || join(base, folder);
  }

  /** A folder that no table row knows is opened alone, and not where people and runners keep their files. */
  function rootsOf(folder: string, isHidden: boolean): string[] {
    // A hosted runner's tool cache lies in /opt; a self-hosted one's below the runner's work folder.
    const cache = parent.RUNNER_TOOL_CACHE ?? parent.AGENT_TOOLSDIRECTORY;
    if (cache && isUnder(folder, cache) && !hidden.includes(cache)) return [cache];
    if (isHidden) return [];
    const modules = /^(.*\/node_modules)\/\.bin$/.exec(folder)?.[1];
    if (modules) return [modules];
    // `pip install --user` and pipx: programs in ~/.local/bin need their libraries, never ~/.local as a whole.
    const base = join(home, '.local');
    if (folder === join(base, 'bin')) return ['bin', 'lib', 'share/pipx', 'share/uv'].map((name) => join(base, name));
    return closed.some((path) => isUnder(folder, path)) ? [] : [folder];
  }
}

/** The home that `path` lies in, told by the toolchain's folder in it. */
function homeIn(path: string, [, folder]: Toolchain): string | undefined {
  const at = `${path}/`.indexOf(`/${folder}/`);
  return at > 0 ? path.slice(0, at) : undefined;
}

export const isUnder = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

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

const foldersAt = (root: string, pattern: string) =>
  pattern === '' ? [root] : globSync(pattern, { cwd: root }).map((found) => join(root, found));

/** What cannot be read here is covered as well; a folder of such a name is none. Samples in comments are no secrets. */
function holdsSecret(path: string): boolean {
  try {
    return secret.test(readFileSync(path, 'utf8').replace(/<!--[\s\S]*?-->|^\s*[#;].*$/gm, ''));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EISDIR';
  }
}
