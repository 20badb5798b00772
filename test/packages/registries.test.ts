import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noScripts, withoutScripts } from '../../src/packages/install-commands.ts';

test.each([
  ['composer install --no-interaction', 'composer install --no-scripts --no-plugins --no-interaction'],
  ['bun ci && bun test', 'bun ci --ignore-scripts && bun test'],
  ['bun install', 'bun install --ignore-scripts'],
  ['npm ci', 'npm ci'],
  ['yarn install --immutable', 'yarn install --mode=skip-build --immutable'],
  ['corepack enable && yarn', 'corepack enable && yarn --mode=skip-build'],
  ['(cd web && yarn --frozen-lockfile)', '(cd web && yarn --mode=skip-build --frozen-lockfile)'],
  ['CI=1 yarn install', 'CI=1 yarn install --mode=skip-build'],
  ['cargo fetch && { cargo test --no-run --features x || true; }', 'cargo fetch && { cargo fetch || true; }'],
  ['corepack yarn install --immutable', 'corepack yarn install --mode=skip-build --immutable'],
  ['if test -f yarn.lock; then yarn; fi', 'if test -f yarn.lock; then yarn --mode=skip-build; fi'],
  ['yarn --cwd web install', 'yarn --cwd web install --mode=skip-build'],
  ['yarn --silent && yarn --version', 'yarn --mode=skip-build --silent && yarn --version'],
  ['npm install -g yarn && yarn build', 'npm install -g yarn && yarn build'],
  ['sh setup.sh', 'sh setup.sh'],
])('%s runs no lifecycle scripts', (command, quiet) => {
  expect(withoutScripts(command).replace(/^case .* esac; /, '')).toBe(quiet);
});

test('npm and pnpm are told by the variable that each of them reads', () => {
  expect(noScripts).toMatchObject({ npm_config_ignore_scripts: 'true', pnpm_config_ignore_scripts: 'true' });
});

test.each([
  ['1.22.22', 'true'],
  ['3.6.4', 'none'],
])('Yarn %s has the variable that only the first one knows as %s', (version, told) => {
  const bin = mkdtempSync(join(tmpdir(), 'yarn-'));
  writeFileSync(join(bin, 'yarn'), `#!/bin/sh\necho "${version} \${YARN_IGNORE_SCRIPTS:-none}"\n`);
  chmodSync(join(bin, 'yarn'), 0o755);
  const env = { ...noScripts, PATH: `${bin}:${process.env.PATH}` };
  const said = execFileSync('sh', ['-ec', withoutScripts('yarn install')], { env, encoding: 'utf8' });
  expect(said).toBe(`${version} ${told}\n`);
});
