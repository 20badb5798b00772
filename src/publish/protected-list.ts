/**
 * Defines which paths are never published: CI workflows, agent instructions, git hooks, settings of package managers and
 * editors, credentials.
 */

import { ciPatterns } from '../run/ci-files.ts';
import { listed } from '../text/listed.ts';

/** In the language of .gitignore: without a slash in front or within, a name counts in every folder. */
export const protectedPatterns = [
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
export const credentialPatterns = [
  ...listed(`
    .env .env.* !.env.example !.env.sample !.env.template !.env.dist !.env.defaults .netrc _netrc .pgpass
    .my.cnf .git-credentials .htpasswd .dockercfg .docker/config.json .aws/credentials .kube/config id_rsa
    id_dsa id_ecdsa id_ed25519 *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk
  `),
];
