/**
 * Lists the registry hosts that package installs may reach, and switches off install scripts and needless requests of package
 * managers.
 */

import { listed } from '../text/listed.ts';

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
];

/** The same for those that take it from their command line alone. */
export function withoutScripts(command: string): string {
  return running.reduce((text, [loud, silent]) => text.replace(loud, silent), command);
}

/** What is asked beside packages: each is a request that decides nothing. */
export const noQuestions: Record<string, string> = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  YARN_ENABLE_TELEMETRY: '0',
};
