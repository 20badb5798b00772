/** The package managers that add packages for the agent: how each is recognised, whom it asks, and its command line. */

import { quoted } from '../text/shell-quote.ts';
import type { Grammar } from './package-names.ts';

export interface PackageManager {
  name: string;
  grammar: Grammar;
  /** The registry: all that the command reaches. */
  hosts: readonly string[];
  /** What it may change, in its folder. */
  files: readonly string[];
  /** Foreign code of packages does not run: by flags here, by `noScripts` otherwise. */
  add(packages: readonly string[], dev: boolean): string;
  env?: Record<string, string>;
}

const npmRegistry = ['registry.npmjs.org'];
const yarnRegistry = [...npmRegistry, 'registry.yarnpkg.com'];
const pypi = ['pypi.org', 'files.pythonhosted.org'];
const words = (...parts: (string | false | readonly string[])[]) =>
  parts.flatMap((part) => (part === false ? [] : typeof part === 'string' ? [part] : part.map(quoted))).join(' ');

const managers = {
  npm: {
    ...{ name: 'npm', grammar: 'npm', hosts: npmRegistry },
    files: ['package.json', 'package-lock.json', 'npm-shrinkwrap.json'],
    add: (packages, dev) => words('npm install --ignore-scripts', dev ? '--save-dev' : '--save', '--', packages),
  },
  // Where the repository keeps no lock file, it gets none.
  npmWithoutLock: {
    ...{ name: 'npm', grammar: 'npm', hosts: npmRegistry },
    files: ['package.json'],
    add: (packages, dev) =>
      words('npm install --ignore-scripts --no-package-lock', dev ? '--save-dev' : '--save', '--', packages),
  },
  pnpm: {
    ...{ name: 'pnpm', grammar: 'npm', hosts: npmRegistry },
    files: ['package.json', 'pnpm-lock.yaml'],
    add: (packages, dev) =>
      words('pnpm add --ignore-scripts --ignore-pnpmfile --ignore-workspace-root-check', dev && '--save-dev', packages),
  },
  yarn: {
    ...{ name: 'yarn', grammar: 'npm', hosts: yarnRegistry },
    files: ['package.json', 'yarn.lock'],
    add: (packages, dev) => words('yarn add --ignore-scripts --ignore-workspace-root-check', dev && '--dev', packages),
  },
  berry: {
    ...{ name: 'yarn', grammar: 'npm', hosts: yarnRegistry },
    files: ['package.json', 'yarn.lock'],
    add: (packages, dev) => words('yarn add --mode=skip-build', dev && '--dev', packages),
    env: { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' },
  },
  bun: {
    ...{ name: 'bun', grammar: 'npm', hosts: npmRegistry },
    files: ['package.json', 'bun.lock', 'bun.lockb'],
    add: (packages, dev) => words('bun add --ignore-scripts', dev && '--dev', packages),
  },
  uv: {
    ...{ name: 'uv', grammar: 'python', hosts: pypi },
    files: ['pyproject.toml', 'uv.lock'],
    add: (packages, dev) =>
      `${words('uv add --no-sync --no-build', dev && '--dev', packages)} && uv sync --frozen --no-build --no-install-project`,
  },
  poetry: {
    ...{ name: 'poetry', grammar: 'python', hosts: pypi },
    files: ['pyproject.toml', 'poetry.lock'],
    add: (packages, dev) => words('poetry add --no-interaction', dev && '--group dev', packages),
    env: { POETRY_INSTALLER_ONLY_BINARY: ':all:' },
  },
  pip: {
    ...{ name: 'pip', grammar: 'python', hosts: pypi },
    files: ['requirements.txt'],
    add: (packages) =>
      [
        words('if [ -x .venv/bin/python ]; then P=.venv/bin/python; else P=python3; fi;'),
        words('"$P" -m pip install --only-binary :all:', packages),
        '&& { [ -z "$(tail -c 1 requirements.txt)" ] || echo >> requirements.txt; }',
        words("&& printf '%s\\n'", packages, '>> requirements.txt'),
      ].join(' '),
  },
  cargo: {
    ...{ name: 'cargo', grammar: 'cargo', hosts: ['index.crates.io', 'static.crates.io', 'crates.io'] },
    files: ['Cargo.toml', 'Cargo.lock'],
    add: (packages, dev) => `${words('cargo add', dev && '--dev', packages)} && cargo fetch`,
  },
  go: {
    ...{ name: 'go', grammar: 'go', hosts: ['proxy.golang.org', 'sum.golang.org'] },
    files: ['go.mod', 'go.sum'],
    add: (packages) => words('go get', packages),
    env: { GOPROXY: 'https://proxy.golang.org', GOFLAGS: '-mod=mod' },
  },
  bundler: {
    ...{ name: 'bundler', grammar: 'ruby', hosts: ['rubygems.org', 'index.rubygems.org'] },
    files: ['Gemfile', 'Gemfile.lock'],
    // An installation compiles what gems bring along: that is setup's affair.
    add: (packages, dev) => words('bundle add --skip-install', dev && '--group development', packages),
    env: { BUNDLE_FROZEN: 'false', BUNDLE_DEPLOYMENT: 'false' },
  },
  composer: {
    ...{ name: 'composer', grammar: 'php', hosts: ['repo.packagist.org', 'packagist.org'] },
    files: ['composer.json', 'composer.lock'],
    // The packages themselves lie with code forges, which are no registry.
    add: (packages, dev) =>
      words('composer require --no-interaction --no-scripts --no-plugins --no-install', dev && '--dev', packages),
  },
} as const satisfies Record<string, PackageManager>;

/** The one that is meant: `npm` says no more than the registry, which pnpm asks as well. */
export function packageManagerNamed(name: string, of: readonly PackageManager[]): PackageManager | undefined {
  const known = Object.values(managers).find((one) => one.name === name);
  return of.find((one) => one.name === name) ?? of.find(({ grammar }) => grammar === known?.grammar);
}

/** Those of a folder with these files; `isBerry` is asked where only the content of yarn.lock tells. */
export function packageManagersOf(names: ReadonlySet<string>, isBerry: boolean): PackageManager[] {
  const has = (...some: string[]) => some.some((name) => names.has(name));
  const javascript = () => {
    if (has('pnpm-lock.yaml')) return managers.pnpm;
    if (has('bun.lock', 'bun.lockb')) return managers.bun;
    if (has('yarn.lock')) return isBerry || has('.yarnrc.yml') ? managers.berry : managers.yarn;
    return has('package-lock.json', 'npm-shrinkwrap.json') ? managers.npm : managers.npmWithoutLock;
  };
  const python = () => {
    if (has('uv.lock')) return [managers.uv];
    if (has('poetry.lock')) return [managers.poetry];
    return has('requirements.txt') ? [managers.pip] : [];
  };
  return [
    ...(has('package.json') ? [javascript()] : []),
    ...python(),
    ...(has('Cargo.toml') ? [managers.cargo] : []),
    ...(has('go.mod') ? [managers.go] : []),
    ...(has('Gemfile') ? [managers.bundler] : []),
    ...(has('composer.json') ? [managers.composer] : []),
  ];
}
