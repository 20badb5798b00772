import { describe, expect, test } from 'vitest';
import { type PackageManager, packageManagerNamed, packageManagersOf } from '../../src/packages/add-packages.ts';
import { type Grammar, packageProblem } from '../../src/packages/package-names.ts';

const managerOf = (files: string[], isBerry = false) => packageManagersOf(new Set(files), isBerry)[0] as PackageManager;

test.each<[files: string[], packages: string[], dev: boolean, script: string]>([
  [['package.json', 'package-lock.json'], ['a@^1'], false, "npm install --ignore-scripts --save -- 'a@^1'"],
  [['package.json'], ['a'], true, 'npm install --ignore-scripts --no-package-lock --save-dev -- a'],
  [
    ['package.json', 'pnpm-lock.yaml'],
    ['a', '@b/c'],
    true,
    'pnpm add --ignore-scripts --ignore-pnpmfile --ignore-workspace-root-check --save-dev a @b/c',
  ],
  [['package.json', 'yarn.lock'], ['a'], false, 'yarn add --ignore-scripts --ignore-workspace-root-check a'],
  [['package.json', 'yarn.lock', '.yarnrc.yml'], ['a'], true, 'yarn add --mode=skip-build --dev a'],
  [['package.json', 'bun.lock'], ['a'], true, 'bun add --ignore-scripts --dev a'],
  [
    ['pyproject.toml', 'uv.lock'],
    ['a>=1'],
    true,
    "uv add --no-sync --no-build --dev 'a>=1' && uv sync --frozen --no-build --no-install-project",
  ],
  [['pyproject.toml', 'poetry.lock'], ['a'], true, 'poetry add --no-interaction --group dev a'],
  [['Cargo.toml'], ['serde@1'], true, 'cargo add --dev serde@1 && cargo fetch'],
  [['go.mod'], ['golang.org/x/mod@v0.20.0'], false, 'go get golang.org/x/mod@v0.20.0'],
  [['Gemfile'], ['rack'], true, 'bundle add --skip-install --group development rack'],
  [
    ['composer.json'],
    ['a/b:^3.0'],
    true,
    "composer require --no-interaction --no-scripts --no-plugins --no-install --dev 'a/b:^3.0'",
  ],
])('%j: %j', (files, packages, dev, script) => {
  const manager = managerOf(files);
  expect(manager.add(packages, dev)).toBe(script);
  expect(packageProblem(manager.grammar, packages)).toBeUndefined();
  expect(manager.hosts.join(' ')).not.toMatch(/\*|github|gitlab/);
});

test('pip writes the requirement down once it is installed', () => {
  expect(managerOf(['requirements.txt']).add(['attrs>=24'], false)).toMatch(
    /pip install --only-binary :all: 'attrs>=24' && .*printf '%s\\n' 'attrs>=24' >> requirements\.txt$/,
  );
});

test('each lock file has its manager, and Yarn its two forms', () => {
  expect(managerOf(['package.json', 'yarn.lock'], true).add(['a'], false)).toBe('yarn add --mode=skip-build a');
  const all = packageManagersOf(
    new Set(['package.json', 'Cargo.toml', 'go.mod', 'requirements.txt', 'uv.lock']),
    false,
  );
  expect(all.map(({ name }) => name)).toEqual(['npm', 'uv', 'cargo', 'go']);
  expect(packageManagersOf(new Set(['README.md']), false)).toEqual([]);
});

describe('no name of a package', () => {
  const everywhere = [
    '',
    '-g',
    '--registry=https://evil.example',
    '../lib',
    './lib',
    '/etc',
    'a b',
    'a;id',
    '$(id)',
    'https://evil.example/a.tgz',
    'git+ssh://git@evil.example/a',
    'file:../lib',
    'a\n',
    'ä',
    '@',
    '.',
    '..',
  ];
  const own: Record<Grammar, unknown[]> = {
    npm: [
      'user/repo',
      'github:user/repo',
      'a@npm:b',
      'a@file:b',
      'a@https://evil.example',
      'a@user/repo',
      'a.tgz',
      'a.tgz@1',
      '~root',
      'a@b.tar.gz',
      '@a',
      '@a/b/c',
      7,
      {},
      null,
    ],
    python: [
      'evil.zip',
      'evil-1.0-py3-none-any.whl',
      'a @ https://evil.example',
      'a[b',
      '-r x.txt',
      'a==1 --index-url=x',
      '.[test]',
    ],
    cargo: ['a@git', 'a/b', 'a@1 --git'].slice(1),
    go: ['mod', 'x.attacker.example/mfrggzdf', 'golang.org/../x', 'golang.org/x/mod@v1/..', 'golang.org/-x'],
    ruby: ['rack@1', 'a/b', 'a:b'],
    php: ['monolog', 'a/b/c', 'a/b:dev-main#x y', 'a/b:https://evil.example'],
  };
  test.each(Object.entries(own) as [Grammar, unknown[]][])('%s', (grammar, more) => {
    for (const bad of [...everywhere, ...more]) {
      expect(packageProblem(grammar, [bad]), String(bad)).toMatch(/is no name of a package of the registry/);
    }
    expect(packageProblem(grammar, [])).toMatch(/give 1 to 20/);
    expect(packageProblem(grammar, Array(21).fill('a'))).toMatch(/give 1 to 20/);
  });
});

test('a manager is found by the name of another one of the same registry, and by no other name', () => {
  const [pnpm, uv] = [managerOf(['package.json', 'pnpm-lock.yaml']), managerOf(['uv.lock'])];
  expect(['npm', 'yarn', 'pnpm'].map((name) => packageManagerNamed(name, [pnpm, uv])?.name)).toEqual(
    Array(3).fill('pnpm'),
  );
  expect(packageManagerNamed('pip', [pnpm, uv])?.name).toBe('uv');
  expect(['cargo', 'maven', ''].map((name) => packageManagerNamed(name, [pnpm, uv]))).toEqual(Array(3).fill(undefined));
});
