/** Languages as the rules tell them apart; what a file in one declares is told by `src/syntax`. */

const languages = [
  'javascript',
  'python',
  'go',
  'rust',
  'ruby',
  'java',
  'kotlin',
  'php',
  'shell',
  // Anything else that is code.
  'other',
] as const;
export type Language = (typeof languages)[number];

const endings: Record<Language, string> = {
  javascript: 'js mjs cjs jsx ts mts cts tsx vue svelte',
  python: 'py pyi',
  go: 'go',
  rust: 'rs',
  ruby: 'rb rake gemspec ex exs',
  java: 'java groovy scala',
  kotlin: 'kt kts gradle',
  php: 'php phpt',
  shell: 'sh bash bats',
  other: 'c cc cpp cxx h hpp cs swift dart m lua zig',
};
const byExtension = new Map<string, Language>(
  languages.flatMap((language) => endings[language].split(' ').map((one): [string, Language] => [one, language])),
);
const byName: Record<string, Language> = {
  rakefile: 'ruby',
  gemfile: 'ruby',
  jenkinsfile: 'java',
  '.simplecov': 'ruby',
};

/** undefined: no code (data, prose, a file put out of the runner's sight by its ending). */
export function languageOf(path: string): Language | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return byName[name] ?? byExtension.get(name.slice(name.lastIndexOf('.') + 1));
}
