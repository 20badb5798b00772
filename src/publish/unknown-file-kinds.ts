/**
 * Leaves a new file out of a push where it is a dot file or lies in the root, unless a list calls its name or type
 * harmless, or story or dependencies name its tool. Tools may obey such files, and no list can name all these tools.
 */

import { foldName } from '../text/file-names.ts';
import { listed } from '../text/word-list.ts';
import { changedManifests } from './dependency-changes.ts';

/** Dot files that say what is left out, how text is written or which version is meant: nothing runs by them. */
const plainDotFiles = new Set(
  listed(`
    .gitignore .gitkeep .keep .empty .placeholder .nojekyll .dockerignore .containerignore .npmignore .eslintignore .prettierignore
    .stylelintignore .editorconfig .nvmrc .node-version .python-version .ruby-version .go-version .java-version .tool-versions .mailmap
    .git-blame-ignore-revs .env.example .env.sample .env.template .env.dist .env.defaults .well-known
  `),
);

/** What people put at the root beside code. */
const documents = new Set(
  listed(`
    readme license licence copying unlicense notice changes changelog history news release releases release-notes release_notes upgrade
    upgrading migration migrating breaking contributing contributors authors maintainers credits thanks code-of-conduct code_of_conduct
    security support todo roadmap install installation building development developing hacking architecture design api usage faq guide
    tutorial example examples note notes doc docs index glossary governance version citation humans robots
  `),
);

/** Code, pages, tables and pictures: they do something where a command of the project loads them, as it loads `src/`. */
const ordinary = new Set(
  listed(`
    js jsx cjs mjs ts tsx cts mts vue svelte astro py pyi go rs java kt scala groovy clj cljc cljs ex exs erl hrl rb php pl pm lua r jl hs
    ml mli fs fsx vb cs swift m mm c cc cpp cxx h hh hpp zig nim d dart sql htm html css scss sass less sh bash zsh fish ps1 bat cmd
    txt rst adoc asciidoc csv tsv svg png jpg jpeg gif webp ico pdf
  `),
);

/** Manifests that nobody looks at for where they take packages from. */
const unreadManifests = new Set(
  listed(`
    flake.nix flake.lock brewfile conanfile.txt conanfile.py package.swift package.resolved stack.yaml stack.yaml.lock cabal.project
    vcpkg.json cpanfile deps.edn project.clj description renv.lock
  `),
);

interface KnownTree {
  base: readonly string[];
  /** The story, and the packages that the tree depends on. */
  story: string;
}

/** Why a new path is of no known kind, or undefined. */
export function unknownKinds({ base, story }: KnownTree): (path: string) => string | undefined {
  const names = new Set<string>();
  const stems = new Set<string>();
  for (const path of base) {
    const parts = path.split('/').map(foldName);
    for (const part of parts.filter((each) => each.startsWith('.'))) addName(part);
    if (parts.length === 1) addName(parts[0] ?? '');
  }
  function addName(name: string): void {
    names.add(name);
    // `app.js` says nothing of `app.yaml`.
    if (name.startsWith('.') || !isCode(name)) stems.add(stemOf(name));
  }
  const said = story.toLowerCase();
  const hasLike = (name: string) => names.has(name) || stems.has(stemOf(name));
  return (path) => {
    const parts = path.split('/').map(foldName);
    const own = parts.slice(0, (parts.indexOf('node_modules') + 1 || parts.length + 1) - 1);
    const dotted = own.find((part) => part.startsWith('.') && !plainDotFiles.has(part) && !hasLike(part));
    const named =
      isNamed(said, parts.at(-1) ?? '') || parts.some((part) => part.startsWith('.') && isNamed(said, part));
    if (dotted !== undefined && !named) return unknownKind('a dot file');
    const [name = ''] = parts;
    if (parts.length > 1 || dotted !== undefined || name.startsWith('.') || isOrdinary(name) || hasLike(name) || named)
      return undefined;
    return unknownKind('a file at the root');
  };
}

const unknownKind = (what: string) =>
  `is ${what} of a kind that the base does not have, and neither story nor dependencies name it`;

function isOrdinary(name: string) {
  if (isDocument(name.replace(/\.(md|markdown|mdx|rst|txt|a(?:scii)?doc|html)$/, '')))
    return !/\.(json|ya?ml|toml)$/.test(name);
  if (changedManifests([name]).length > 0) return !unreadManifests.has(name);
  return isCode(name);
}

/** `readme`, and `readme.de` or `license-mit`. */
function isDocument(name: string) {
  return documents.has(name) || documents.has(name.replace(/[-_.][a-z0-9-]{1,20}$/, ''));
}

function isCode(name: string) {
  return name.includes('.') && ordinary.has(name.slice(name.lastIndexOf('.') + 1));
}

/** `tsconfig` of `tsconfig.build.json`, `.eslintrc` of `.eslintrc.json`: another of the same tool's. */
function stemOf(name: string) {
  return /^\.?[^.]*/.exec(name)?.[0] ?? name;
}

/** Its name, or the tool that it is called after, as a word of the story. */
function isNamed(story: string, name: string) {
  const tool = stemOf(name).replace(/^\./, '').replace(/rc$/, '');
  return isWord(story, name) || (tool.length >= 4 && !general.has(tool) && isWord(story, tool));
}

const general = new Set(
  listed(`
    build test tests main config configuration setup task tasks package project server application settings data code rules work
  `),
);

function isWord(text: string, word: string) {
  for (let at = text.indexOf(word); word.length > 2 && at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\w-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}
