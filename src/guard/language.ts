/** Languages as the rules tell them apart; what a file in one declares is told by `src/syntax`. */

const endings = {
  javascript: 'js mjs cjs jsx ts mts cts tsx vue svelte',
  python: 'py pyi',
  go: 'go',
  rust: 'rs',
  ruby: 'rb rake gemspec ex exs rakefile gemfile simplecov',
  java: 'java groovy scala jenkinsfile',
  kotlin: 'kt kts gradle',
  php: 'php phpt',
  shell: 'sh bash bats',
  /** Anything else that is code. */
  other: 'c cc cpp cxx h hpp cs swift dart m lua zig',
};

export type Language = keyof typeof endings;

const byEnding = new Map(
  Object.entries(endings).flatMap(([language, all]) => all.split(' ').map((one) => [one, language as Language])),
);

/** By the name's ending, or all of it; undefined: no code (data, prose, a file put out of the runner's sight by its ending). */
export function languageOf(path: string): Language | undefined {
  return byEnding.get(
    path
      .slice(path.lastIndexOf('/') + 1)
      .toLowerCase()
      .replace(/^.*\./, ''),
  );
}
