/** Languages as the rules tell them apart; what a file in one declares is told by `src/syntax`. */

export type Language =
  | 'javascript'
  | 'python'
  | 'go'
  | 'rust'
  | 'ruby'
  | 'java'
  | 'kotlin'
  | 'php'
  | 'shell'
  /** Anything else that is code. */
  | 'other';

const byExtension: Record<string, Language> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  ts: 'javascript',
  mts: 'javascript',
  cts: 'javascript',
  tsx: 'javascript',
  vue: 'javascript',
  svelte: 'javascript',
  py: 'python',
  pyi: 'python',
  go: 'go',
  rs: 'rust',
  rb: 'ruby',
  rake: 'ruby',
  gemspec: 'ruby',
  java: 'java',
  groovy: 'java',
  scala: 'java',
  kt: 'kotlin',
  kts: 'kotlin',
  gradle: 'kotlin',
  php: 'php',
  phpt: 'php',
  sh: 'shell',
  bash: 'shell',
  bats: 'shell',
  c: 'other',
  cc: 'other',
  cpp: 'other',
  cxx: 'other',
  h: 'other',
  hpp: 'other',
  cs: 'other',
  swift: 'other',
  dart: 'other',
  m: 'other',
  ex: 'ruby',
  exs: 'ruby',
  lua: 'other',
  zig: 'other',
};
const byName: Record<string, Language> = {
  rakefile: 'ruby',
  gemfile: 'ruby',
  jenkinsfile: 'java',
  '.simplecov': 'ruby',
};

/** undefined: no code (data, prose, a file put out of the runner's sight by its ending). */
export function languageOf(path: string): Language | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return byName[name] ?? byExtension[name.slice(name.lastIndexOf('.') + 1)];
}
