/**
 * New dot files and new files at the root steer tools that no list can name all of. They are held back unless they are of a
 * kind that everybody has, the base has their like, or the story names them.
 */

import { foldName } from '../text/file-names.ts';
import { changedManifests } from './manifests.ts';

/** Dot files that say what is left out, how text is written or which version is meant: nothing runs by them. */
const plainDotFiles =
  /^\.(gitignore|gitkeep|keep|empty|placeholder|nojekyll|dockerignore|containerignore|npmignore|eslintignore|prettierignore|stylelintignore|editorconfig|nvmrc|node-version|python-version|ruby-version|go-version|java-version|tool-versions|mailmap|git-blame-ignore-revs|env\.(example|sample|template|dist|defaults)|well-known)$/;

/** What people put at the root beside code. */
const documents =
  /^(readme|licen[cs]e|copying|unlicense|notice|changes|changelog|history|news|releases?|release[-_]notes|upgrad(e|ing)|migrat(ion|ing)|breaking|contributing|contributors|authors|maintainers|credits|thanks|code[-_]of[-_]conduct|security|support|todo|roadmap|install(ation)?|building|develop(ment|ing)|hacking|architecture|design|api|usage|faq|guide|tutorial|examples?|notes?|docs?|index|glossary|governance|version|citation|humans|robots)([-_.][a-z0-9-]{1,20})?$/;

/** Code, pages, tables and pictures: they do something where something else loads them. */
const ordinary =
  /\.([cm]?[jt]sx?|d\.ts|vue|svelte|astro|py|pyi|go|rs|java|kt|scala|groovy|clj[cs]?|ex|exs|erl|hrl|rb|php|pl|pm|lua|r|jl|hs|ml|mli|fs|fsx|vb|cs|swift|m|mm|c|cc|cpp|cxx|h|hh|hpp|zig|nim|d|dart|sql|html?|css|scss|sass|less|sh|bash|zsh|fish|ps1|bat|cmd|txt|rst|adoc|csv|tsv|svg|png|jpe?g|gif|webp|ico|pdf)$/;

/** Code by its ending, and read by a tool because of its name. */
const settingsInCode =
  /([.-]config|\.conf|rc|[.-]setup|\.workspace|\.preset)\.[cm]?[jt]s$|^(gulpfile|gruntfile|webpackfile|pnpmfile|dangerfile|brunch-config|snowpack|fly|sst|noxfile|fabfile|tasks|dodo|wscript|conanfile|sitecustomize|usercustomize|build|package)\.\w+$|^requirements[-_.]/;

/** Manifests that nobody looks at for where they take packages from. */
const unreadManifest =
  /^(flake\.(nix|lock)|brewfile|conanfile\.\w+|package\.(swift|resolved)|stack\.yaml.*|cabal\.project|vcpkg\.json|cpanfile|deps\.edn|project\.clj|description|renv\.lock)$/;

export interface KnownTree {
  /** Paths of the base. */
  base: readonly string[];
  /** What the story says. */
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
    if (name.startsWith('.') || !ordinary.test(name) || settingsInCode.test(name)) stems.add(stemOf(name));
  }
  const said = story.toLowerCase();
  const hasLike = (name: string) => names.has(name) || stems.has(stemOf(name));
  return (path) => {
    const parts = path.split('/').map(foldName);
    const own = parts.slice(0, (parts.indexOf('node_modules') + 1 || parts.length + 1) - 1);
    const dotted = own.find((part) => part.startsWith('.') && !plainDotFiles.test(part) && !hasLike(part));
    const named =
      isNamed(said, parts.at(-1) ?? '') || parts.some((part) => part.startsWith('.') && isNamed(said, part));
    if (dotted !== undefined && !named) return unheard('a dot file');
    const [name = ''] = parts;
    if (parts.length > 1 || dotted !== undefined || name.startsWith('.') || isOrdinary(name) || hasLike(name) || named)
      return undefined;
    return unheard('a file at the root');
  };
}

const unheard = (what: string) => `is ${what} of a kind that the base does not have and the story does not name`;

function isOrdinary(name: string): boolean {
  if (documents.test(name.replace(/\.(md|markdown|mdx|rst|txt|adoc|html)$/, '')))
    return !/\.(json|ya?ml|toml)$/.test(name);
  if (changedManifests([name]).length > 0) return !unreadManifest.test(name);
  return ordinary.test(name) && !settingsInCode.test(name);
}

/** `tsconfig` of `tsconfig.build.json`, `.eslintrc` of `.eslintrc.json`: another of the same tool's. */
function stemOf(name: string): string {
  return /^\.?[^.]*/.exec(name)?.[0] ?? name;
}

/** Its name, or the tool that it is called after, as a word of the story. */
function isNamed(story: string, name: string): boolean {
  const tool = stemOf(name).replace(/^\./, '').replace(/rc$/, '');
  return isWord(story, name) || (tool.length >= 4 && !general.test(tool) && isWord(story, tool));
}

const general =
  /^(build|test|tests|main|config|configuration|setup|tasks?|package|project|server|application|settings|data|code|rules|work)$/;

function isWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); word.length > 2 && at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\w-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}
