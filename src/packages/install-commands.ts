/** Rewrites install commands and their environment so that they update lock files without running package scripts. */

import { isObject, parsedJson } from '../text/json.ts';
import { listed } from '../text/word-list.ts';

const names: ReadonlySet<string> = new Set([
  ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'],
  ...['poetry.lock', 'uv.lock', 'Cargo.lock', 'go.sum', 'go.work.sum', 'Gemfile.lock', 'composer.lock'],
]);

/** Of the tree's `paths` the lock files, and those that a changed manifest may have got beside it. */
export function lockFilesOf(paths: readonly string[], manifests: readonly string[]): string[] {
  const siblings = manifests.flatMap((path) =>
    [...names].map((name) => `${path.slice(0, path.lastIndexOf('/') + 1)}${name}`),
  );
  return [...new Set([...paths.filter(isLockFile), ...siblings])];
}

/** Whether none of these install commands writes one. */
export function writesNoLock(setup: string): boolean {
  return !/[;|$`\n]/.test(setup) && setup.split('&&').every((command) => lockless.test(command.trim()));
}
const lockless =
  /^(?:npm i(nstall)? --no-package-lock( --\S+)*$|cmake -S |\. \S+activate$|(?:\S*python3? -m )?(?:venv|pip install) )/;

export function isLockFile(path: string): boolean {
  return names.has(path.slice(path.lastIndexOf('/') + 1));
}

/** Keys of package.json that lock files do not repeat. */
const inert: ReadonlySet<string> = new Set([
  ...['scripts', 'description', 'keywords', 'author', 'contributors', 'homepage', 'bugs', 'repository', 'files'],
  // Not private and publishConfig: without the one Yarn has no workspace, and of the other pnpm links the folder.
  ...['main', 'module', 'browser', 'exports', 'imports', 'types', 'type', 'sideEffects'],
]);

/** Whether a manifest says something else to a lock file than before; a script or a description does not. */
export function makesStale(path: string, before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined || !/(^|\/)package\.json$/.test(path)) return true;
  return toLockFile(before) !== toLockFile(after);
}

/** What of a package.json a lock file and an install know. */
export function toLockFile(text: string): string {
  const manifest = parsedJson(text);
  return isObject(manifest) ? JSON.stringify(Object.entries(manifest).filter(([key]) => !inert.has(key))) : text;
}

const unlocking: readonly [locked: RegExp, free: string][] = [
  [/\bnpm (ci|clean-install)\b/g, 'npm install'],
  [/\bbun ci\b/g, 'bun install'],
  [/\b(pnpm (?:install|i)\b[^;&|\n]*?) --frozen-lockfile\b/g, '$1 --no-frozen-lockfile'],
  [/\b((?:bun|yarn)(?: install)?\b[^;&|\n]*?) --(?:frozen-lockfile|immutable)\b/g, '$1'],
  [/\b((?:uv sync|cargo fetch|cargo build)\b[^;&|\n]*?) --(?:frozen|locked)\b/g, '$1'],
  // Poetry 1 upgrades everything without the flag that Poetry 2 does not know.
  [/\bpoetry install\b/g, '{ poetry lock --no-update 2>/dev/null || poetry lock; } && poetry install'],
  // Without `all` it writes no sums of what go.mod has got since.
  [/\bgo mod download\b(?=\s*($|[;&|\n]))/g, 'go mod download all'],
];

/** A frozen install refuses a manifest that its lock file does not know yet; the model seldom writes lock files. */
export function unlocked(setup: string): string {
  return unlocking.reduce((command, [locked, free]) => command.replace(locked, free), setup);
}

/** The same for what package managers take from the environment, where `CI` alone freezes some. */
export const unlockedEnv: Record<string, string> = {
  npm_config_frozen_lockfile: 'false',
  pnpm_config_frozen_lockfile: 'false',
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  BUNDLE_FROZEN: 'false',
  BUNDLE_DEPLOYMENT: 'false',
};

/** Nothing else is reached by code that the model has written. */
export const packageHosts: readonly string[] = listed(`
  *.npmjs.org *.yarnpkg.com pypi.org files.pythonhosted.org crates.io static.crates.io index.crates.io
  proxy.golang.org sum.golang.org rubygems.org index.rubygems.org repo.maven.apache.org repo1.maven.org
  plugins.gradle.org services.gradle.org packagist.org repo.packagist.org api.nuget.org hex.pm repo.hex.pm pub.dev
`);

/** Lifecycle scripts off, where the package manager can: they would run with network on the model's say. */
export const noScripts: Record<string, string> = {
  npm_config_ignore_scripts: 'true',
  // From version 11 on pnpm reads these in the place of npm's.
  pnpm_config_ignore_scripts: 'true',
  YARN_ENABLE_SCRIPTS: 'false',
  // Of Yarn 1, which does not read npm's.
  YARN_IGNORE_SCRIPTS: 'true',
  COMPOSER_NO_SCRIPTS: '1',
  PIP_ONLY_BINARY: ':all:',
};

/** Where a command of a shell may begin, and what may stand before its name. */
const begins = '(^|[;&|\\n(]\\s*|\\b(?:then|do|else|exec|env|time|corepack|npx)\\s+|\\b[A-Za-z_]\\w*=\\S*\\s+)';
/** Options with which `yarn` alone installs. */
const installing =
  '(?:--(?:immutable|frozen-lockfile|silent|check-files|non-interactive|prefer-offline|production)|-s)';

const running: readonly [command: RegExp, quiet: string][] = [
  // Neither reads npm's variable, and what Composer has of its own leaves plugins on.
  [/\bcomposer (install|update|i|u)\b/g, 'composer $1 --no-scripts --no-plugins'],
  [/\bbun (install|ci|i)\b/g, 'bun $1 --ignore-scripts'],
  // YARN_ENABLE_SCRIPTS leaves the repository's own scripts on from Yarn 2; Yarn 1 takes no notice of the option.
  [
    new RegExp(`${begins}yarn( (?:--cwd[ =]\\S+ )?install\\b|(?=\\s*(?:$|[;&|\\n)#]|${installing}\\b)))`, 'g'),
    '$1yarn$2 --mode=skip-build',
  ],
  // A build runs the code of build.rs.
  [/\bcargo (?:build|test)\b[^;&|\n)}]*/g, 'cargo fetch '],
];

/** The same for those that take it from their command line alone. */
export function withoutScripts(command: string): string {
  const quiet = running.reduce((text, [loud, silent]) => text.replace(loud, silent), command);
  return /\byarn\b/.test(command) ? `${sinceYarn2}; ${quiet}` : quiet;
}

/** It refuses variables that it does not know, and has read its own from `noScripts`. */
const sinceYarn2 =
  'case "$(env -u YARN_IGNORE_SCRIPTS yarn --version 2>/dev/null)" in [2-9]*) unset YARN_IGNORE_SCRIPTS;; esac';

/** What is asked beside packages: each is a request that decides nothing. */
export const noQuestions: Record<string, string> = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  // After ten seconds and once more, in the place of the minute that follows.
  npm_config_fetch_retry_maxtimeout: '10000',
  YARN_ENABLE_TELEMETRY: '0',
};
