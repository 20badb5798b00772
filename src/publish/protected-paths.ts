/** Paths that are never published: what runs on merge, what instructs the next agent, what steers git and package managers. */

import ignore from 'ignore';
import { foldName } from '../git/names.ts';

/** In the language of .gitignore: without a slash in front or within, a name counts in every folder. */
const protectedPatterns = [
  // What forges and CI run, and who must review.
  ...[
    '.github/',
    '.gitea/',
    '.forgejo/',
    '.gitlab/',
    '.gitlab-ci.yml',
    '.circleci/',
    '.buildkite/',
    '.woodpecker/',
    '.woodpecker.y*ml',
  ],
  ...[
    '.travis.yml',
    '.drone.y*ml',
    '.cirrus.y*ml',
    '.semaphore/',
    'azure-pipelines.y*ml',
    'bitbucket-pipelines.yml',
    'appveyor.yml',
  ],
  ...['Jenkinsfile', 'CODEOWNERS', 'dependabot.y*ml', 'renovate.json*', '.renovaterc*', '.mergify.yml'],
  // Our own, and what instructs agents.
  ...[
    '.redgreen/',
    'redgreen.y*ml',
    'AGENTS.md',
    'AGENTS.override.md',
    'CLAUDE.md',
    'CLAUDE.local.md',
    'GEMINI.md',
    '.claude/',
    '.mcp.json',
  ],
  ...[
    '.codex/',
    '.gemini/',
    '.cursor/',
    '.cursorrules',
    '.cursorignore',
    '.windsurf/',
    '.windsurfrules',
    '.clinerules',
    '.roo/',
    '.aider*',
  ],
  ...['.copilot/', 'copilot-instructions.md', '.continue/', '.junie/', '.kiro/', '.opencode/', 'opencode.json'],
  // What git itself obeys, and hooks.
  ...[
    '.gitattributes',
    '.gitmodules',
    '.gitconfig',
    '.lfsconfig',
    '.husky/',
    '.githooks/',
    '.pre-commit-config.y*ml',
    'lefthook.y*ml',
    '.lefthook/',
  ],
  // Where packages come from, and what a package manager or build tool runs by itself.
  ...[
    '.npmrc',
    '.yarnrc',
    '.yarnrc.yml',
    '.yarn/',
    '.pnpmfile.cjs',
    '.pnpmfile.mjs',
    'bunfig.toml',
    '.pypirc',
    'pip.conf',
    '.condarc',
  ],
  ...[
    '.cargo/',
    '.bundle/',
    '.gemrc',
    'nuget.config',
    '.mvn/',
    'gradle/wrapper/',
    'init.gradle',
    '.bazelrc',
    '.sbtopts',
  ],
  // What an editor or a shell runs when the folder is opened.
  ...['.vscode/', '.idea/', '.devcontainer/', '.devcontainer.json', '.envrc', '.direnv/', '.zed/', '*.code-workspace'],
];

/** Files that hold credentials, whatever is in them. Examples and templates are none. */
const credentialPatterns = [
  ...['.env', '.env.*', '!.env.example', '!.env.sample', '!.env.template', '!.env.dist', '!.env.defaults'],
  ...[
    '.netrc',
    '_netrc',
    '.pgpass',
    '.my.cnf',
    '.git-credentials',
    '.htpasswd',
    '.dockercfg',
    '.docker/config.json',
    '.aws/credentials',
    '.kube/config',
  ],
  ...['id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519', '*.p12', '*.pfx', '*.jks', '*.keystore', '*.kdbx', '*.ppk'],
];

export interface PathRule {
  rule: 'protected-path' | 'credential-file' | 'setting' | 'name';
  reason: string;
}

/** Judges one path. `globs` come from the setting `protected-paths` and add to what is built in. */
export function pathJudge(globs: readonly string[]): (path: string, added: boolean) => PathRule | undefined {
  const own = matcher(globs.map((glob) => glob.normalize('NFKC').replace(/^\.\//, '')));
  return (path, added) => {
    const bad = added ? badName(path) : undefined;
    if (bad !== undefined) return { rule: 'name', reason: bad };
    if (builtIn(path)) return { rule: 'protected-path', reason: 'is a path that a run never changes' };
    if (own(path)) return { rule: 'setting', reason: 'is protected by the setting protected-paths' };
    if (credentials(path)) return { rule: 'credential-file', reason: 'is a file for credentials' };
    return undefined;
  };
}

const builtIn = matcher(protectedPatterns);
const credentials = matcher(credentialPatterns);

/** Matches as it stands and as other file systems would read it; case never counts. */
function matcher(patterns: readonly string[]): (path: string) => boolean {
  const rules = ignore({ ignorecase: true, allowRelativePaths: true }).add(patterns);
  return (path) => {
    const folded = path
      .split('/')
      .map(foldName)
      .filter((part) => part !== '')
      .join('/');
    return rules.ignores(path) || (folded !== '' && rules.ignores(folded));
  };
}

/** What is wrong with the name of a new path: who reads the pull request must see what it is, on every file system. */
function badName(path: string): string | undefined {
  if (!path.isWellFormed()) return 'has a name that is not UTF-8';
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(path)) return 'has control or invisible characters in its name';
  if (path.includes('\\')) return 'has a backslash in its name';
  if (Buffer.byteLength(path) > 1024) return 'has a name of over 1024 bytes';
  const parts = path.split('/');
  if (parts.some((part) => foldName(part) === '')) return 'has a name of dots or spaces alone';
  if (parts.some((part) => /^[^~]{1,8}~\d{1,4}(\.[^.]{0,3})?$/.test(part)))
    return 'has a name that Windows can take for another file';
  return undefined;
}
