/** Decides by a file's path, and by where symbolic links lead, whether a run may publish changes to the file. */

import ignore, { type Ignore } from 'ignore';
import { ciPatterns } from '../run/ci-files.ts';
import { foldName } from '../text/file-names.ts';
import { listed } from '../text/word-list.ts';
import { endOf, type Links } from './unsafe-paths.ts';

export interface PathRule {
  rule: 'protected-path' | 'credential-file' | 'setting' | 'name';
  reason: string;
}

/** Judges one path. `globs` come from the setting `protected-paths` and add to what is built in; `base` are the paths of the base. */
export function pathJudge(
  globs: readonly string[],
  base: readonly string[] = [],
): (path: string, added: boolean) => PathRule | undefined {
  const own = ownPaths(globs);
  return (path, added) => {
    const bad = added ? badName(path) : undefined;
    if (bad !== undefined) return { rule: 'name', reason: bad };
    if (builtIn(path)) return { rule: 'protected-path', reason: 'is a path that a run never changes' };
    if (own(path)) return { rule: 'setting', reason: 'is protected by the setting protected-paths' };
    if (isCredentialFile(path, base)) return { rule: 'credential-file', reason: 'is a file for credentials' };
    return undefined;
  };
}

/** Whatever else its path is; `base` are the paths of the base. */
export function isCredentialFile(path: string, base: readonly string[]) {
  return credentials(path) && !isFixture(path, base);
}

/** Beside files of tests that the base tracks under such names: a parser of them has its cases so. Secrets in it are looked for as anywhere. */
function isFixture(path: string, base: readonly string[]) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (!/(?:^|\/)(?:__)?(?:tests?|specs?|fixtures?|testdata)(?:__)?\//i.test(folder)) return false;
  return base.some((other) => other.startsWith(folder) && !other.includes('/', folder.length) && credentials(other));
}

/** Whether a path is one that a run never changes, whatever is done to it. */
export function neverChanged(globs: readonly string[]): (path: string) => boolean {
  const own = ownPaths(globs);
  return (path) => builtIn(path) || own(path);
}

function ownPaths(globs: readonly string[]) {
  return matcher(globs.map((glob) => glob.normalize('NFKC').replace(/^\.\//, '')));
}

/** Matches as it stands and as other file systems would read it; case never counts. A link can stand where a folder is meant. */
function matcher(patterns: readonly string[]): (path: string) => boolean {
  // At the first path and not at every start: 5 to 20 ms of processor for the built-in lists.
  let rules: Ignore | undefined;
  const matches = (path: string) => {
    rules ??= ignore({ ignorecase: true, allowRelativePaths: true }).add(patterns);
    return rules.ignores(path) || rules.ignores(`${path}/`);
  };
  return (path) => {
    const folded = path
      .split('/')
      .map(foldName)
      .filter((part) => part !== '')
      .join('/');
    return matches(path) || (folded !== '' && matches(folded));
  };
}

/** What is wrong with the name of a new path: who reads the pull request must see what it is, on every file system. */
function badName(path: string) {
  if (!path.isWellFormed()) return 'has a name that is not UTF-8';
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(path))
    return 'has control or invisible characters in its name';
  if (path.includes('\\')) return 'has a backslash in its name';
  if (Buffer.byteLength(path) > 1024) return 'has a name of over 1024 bytes';
  const parts = path.split('/');
  if (parts.some((part) => foldName(part) === '')) return 'has a name of dots or spaces alone';
  if (parts.some((part) => /^[^~]{1,8}~\d{1,4}(\.[^.]{0,3})?$/.test(part)))
    return 'has a name that Windows can take for another file';
  if (parts.some((part) => notOnWindows(part))) return 'has a name that no clone on Windows can have';
  return undefined;
}

/** Characters that its file systems keep for themselves, names of devices whatever follows the dot, and an end that is dropped. */
function notOnWindows(part: string) {
  return /[<>:"|?*]|[. ]$/.test(part) || /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\.|$)/i.test(part);
}

type IsProtected = (path: string) => boolean;

/**
 * Why a path may not change because of the name that a link gives it, or undefined. `sub/.vscode -> ../docs/editor` is a folder of
 * settings though no path says so, and where `CLAUDE.md` leads to `docs/guide.md`, who writes the guide instructs agents.
 */
export function behindLinks(links: Links, isProtected: IsProtected): (path: string) => string | undefined {
  // A link to the root gives every path a second name, and says nothing.
  const ends = [...links.keys()].flatMap((link) => {
    const end = endOf(link, links) ?? '';
    return end === '' ? [] : [{ link, end }];
  });
  return (path) => {
    if (isProtected(path)) return undefined;
    const found = ends.find(({ link, end }) => isWithin(path, end) && isProtected(link + path.slice(end.length)));
    return found && `is where the link ${found.link} leads, and a run never changes that name`;
  };
}

/** Why a new link must not be: it gives one of the tree's `paths` a name that nobody may write to. */
export function shownByLink(
  link: string,
  { links, paths, isProtected }: { links: Links; paths: readonly string[]; isProtected: IsProtected },
): string | undefined {
  const end = endOf(link, links) ?? '';
  if (end === '') return undefined;
  const shown = paths.find(
    (path) => isWithin(path, end) && !isProtected(path) && isProtected(link + path.slice(end.length)),
  );
  return shown && `is a link that gives ${shown} a name that a run never changes`;
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** In the language of .gitignore: without a slash in front or within, a name counts in every folder. */
const protectedPatterns = [
  // What forges and CI run, who must review, and what updates, merges or releases by itself.
  ...ciPatterns,
  ...listed(`
    .github/ .gitea/ .forgejo/ .gitlab/ CODEOWNERS OWNERS_ALIASES .pullapprove.y*ml .policy.y*ml
    dependabot.y*ml .dependabot/ renovate.json* .renovaterc* .mergify.y*ml mergify.y*ml .kodiak.toml
    bulldozer.y*ml .bulldozer.y*ml bors.toml .bors.toml .pyup.y*ml .coderabbit.y*ml .sourcery.y*ml
    greptile.json .releaserc* release.config.*js .release-it.* .goreleaser.y*ml release-please-config.json
  `),
  // Our own, and what instructs agents.
  ...listed(`
    .redgreen/ redgreen.y*ml AGENTS.md AGENT.md AGENTS.*.md SKILL.md AMP.md .agents/ .agent/ .agent.md .rules CLAUDE.md
    CLAUDE.*.md .claude/ .claude.json .claudeignore GEMINI.md .gemini/ .geminiignore QWEN.md .qwen/
    .mcp.json .mcp/ mcp.json .codex/ .cursor/ .cursorrules .cursorignore .cursorindexingignore .windsurf/
    .windsurfrules .codeium/ .codeiumignore .cline/ .clinerules .clineignore .roo/ .roorules* .roomodes
    .rooignore .kilocode/ .kilocodemodes .kilocodeignore .aider* copilot-instructions.md .copilot/
    .continue/ .continuerules .continuerc.json .continueignore .junie/ .kiro/ .opencode/ opencode.json*
    .amazonq/ .augment/ .augment-guidelines .augmentignore .goose/ .goosehints .gooseignore .crush/ CRUSH.md
    crush.json .crush.json .crushignore WARP.md .trae/ .factory/ .devin/ .openhands/ .rovodev/ .aiassistant/
    .airules .ai/ .aiexclude .aiignore .llmrules .cody/ .codyignore .tabnine/ .bito/ .codebuddy/ .lingma/
    .qoder/ .zencoder/ .firebender/ firebender.json .firebase/studio/ .idx/ .pear/ .pearai/ .void/
    .voidrules .ruler/ .rulesync/ .plandex/ .sweep.y*ml sweep.y*ml .replit replit.nix replit.md .jules/
    .vibe/
  `),
  // What git itself obeys, and hooks.
  ...listed(`
    .gitattributes .gitmodules .gitconfig .lfsconfig .husky/ .huskyrc* .githooks/ .git-hooks/ githooks/
    .pre-commit-config.y*ml .pre-commit-hooks.y*ml prek.toml lefthook*.y*ml lefthook*.toml lefthook*.json
    .lefthook* .overcommit.y*ml .simple-git-hooks.* simple-git-hooks.* .lintstagedrc* lint-staged.config.*
    captainhook.json grumphp.y*ml
  `),
  // Where packages come from, and what a package manager or build tool runs by itself.
  ...listed(`
    .npmrc .yarnrc .yarnrc.y*ml .yarn/ .pnpmfile.cjs .pnpmfile.mjs pnpmfile.js bunfig.toml .pypirc pip.conf
    pip.ini uv.toml poetry.toml pdm.toml .pdm.toml .condarc .mambarc .cargo/ .bundle/ .gemrc nuget.config
    .nuget/ .mvn/ mvnw mvnw.cmd gradlew gradlew.bat gradle/wrapper/ init.gradle* .gradle/ .bazelrc *.bazelrc
    .bazeliskrc .buckconfig .sbtopts .jvmopts .mill-jvm-opts .swiftpm/ MSBuild.rsp Directory.Build.rsp
    .composer/
  `),
  // What an editor, a debugger or a shell runs when the folder is opened.
  ...listed(`
    .vscode/ .idea/ .fleet/ .nova/ .zed/ .theia/ .devcontainer/ .devcontainer.json .codesandbox/
    .stackblitzrc *.code-workspace *.sublime-project *.sublime-workspace .vimrc .gvimrc .exrc .nvimrc
    .nvim.lua .lvimrc .local.vimrc .vimspector.json .dir-locals.el .dir-locals-2.el .projectile .gdbinit
    .lldbinit .pdbrc .pythonrc* .irbrc .pryrc .byebugrc .rdbgrc* .Rprofile .Renviron .envrc .direnv/
    .autoenv* .bashrc .bash_profile .profile .zshrc .zshenv .zprofile .tmux.conf .screenrc mise.toml mise.*.toml
    .mise.toml .mise.*.toml .mise/ .config/mise* .rtx.toml
  `),
];

/** Files that hold credentials, whatever is in them. Examples and templates are none. */
const credentialPatterns = [
  ...listed(`
    .env .env.* !.env.example !.env.sample !.env.template !.env.dist !.env.defaults .netrc _netrc .pgpass
    .my.cnf .git-credentials .htpasswd .dockercfg .docker/config.json .aws/credentials .kube/config id_rsa
    id_dsa id_ecdsa id_ed25519 *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk
  `),
];

const builtIn = matcher(protectedPatterns);
const credentials = matcher(credentialPatterns);
