/** How each runner is told to run some tests only. */
import type { TestFailure } from '../run/verification.ts';
import { quoted } from '../text/shell-quote.ts';

/** What a runner runs to repeat only some tests. */
export interface Picked {
  /** The runner's own command with the selection in it. */
  command: string;
  /** What a script runner has to append to get the same, where appending is enough. */
  appended?: readonly string[];
}

type Select = (words: readonly string[], failures: readonly TestFailure[]) => Picked | undefined;

/** By the runner's name in a failure. */
export const selections: Readonly<Record<string, Select | undefined>> = {
  vitest: (words, failures) => appending(words, 'vitest', [...files(failures), ...pattern('-t', failures, ' (?:> )?')]),
  jest: (words, failures) =>
    appending(words, 'jest', [...pattern('-t', failures), ...paths('--runTestsByPath', files(failures))]),
  mocha: (words, failures) => appending(words, 'mocha', pattern('--grep', failures)),
  'node:test': nodeTest,
  pytest,
  'go test': goTest,
  'cargo test': cargoTest,
  rspec: (words, failures) =>
    failures.some(isWhole)
      ? byFile(
          'rspec',
          /_spec\.rb$/,
          /^-[IrfeEtPoO]$|^--(?:require|format|pattern|tag|example|options|order|seed|out)$/,
        )(words, failures)
      : appending(
          words,
          'rspec',
          failures.flatMap(({ name }) => ['-e', name]),
        ),
  phpunit,
  prove: byFile('prove', /\.t$/, /^-[IejPMa]$|^--(?:exec|jobs|ext|source|formatter|harness|rules|state)$/),
  tap: byFile('bats', /\.bats$/, /^-[fjFoT]$|^--(?:filter|jobs|formatter|output|filter-tags)$/),
  unittest,
  minitest: rake,
};

/** Text that means the same in every way a shell or a script runner may quote it. */
export function isPlain(word: string): boolean {
  return !/[\\"`!%]|\$[\w({]/.test(word);
}

/** A file that could not be loaded: it is run as a whole. */
function isWhole(failure: TestFailure): boolean {
  return failure.kind === 'suite';
}

function files(failures: readonly TestFailure[]): string[] {
  const all = failures.map(({ file }) => file);
  // One test without a file would be lost among the others' files.
  return all.every((file) => file !== undefined && !file.startsWith('-'))
    ? [...new Set(all.map((file) => file ?? ''))]
    : [];
}

function paths(option: string, list: string[]): string[] {
  return list.length === 0 ? [] : [option, ...list];
}

/** An option with a regular expression that the full names match; absent where a whole file is among them. */
function pattern(option: string, failures: readonly TestFailure[], between = ' '): string[] {
  if (failures.some(isWhole)) return [];
  const names = failures.map(({ name }) => name.split(' › ').map(loose).join(between));
  return [option, `(?:${names.join('|')})$`];
}

/** A regular expression for this text in which anything that some shell or engine could take for more is any character. */
function loose(text: string): string {
  return text.replace(/[^\p{L}\p{N} _,:/<>=@-]/gu, '.');
}

function appending(words: readonly string[], program: string, appended: readonly string[]): Picked | undefined {
  if (!calls(words, program) || appended.length === 0 || words.includes('--')) return undefined;
  return { command: [...words, ...appended].map(quoted).join(' '), appended };
}

/** Whether the command runs this program: by name, by path, through npx, bundle exec, cross-env, a variable in front. */
function calls(words: readonly string[], program: string): boolean {
  const at = words.findIndex(
    (word) => word === program || word.endsWith(`/${program}`) || word.endsWith(`/${program}.js`),
  );
  return (
    at >= 0 &&
    words
      .slice(0, at)
      .every((word) =>
        /^(?:npx|bunx|exec|bundle|pnpm|yarn|node|cross-env|php|--no-install|\w+=\S*|-\S+|\S*\/bin\/\S+)$/.test(word),
      )
  );
}

/** Options of `node --test` must stand before its files, so files of the command are replaced. */
function nodeTest(words: readonly string[], failures: readonly TestFailure[]): Picked | undefined {
  const at = words.indexOf('--test');
  const list = files(failures);
  if (at < 0 || !/(?:^|\/)node$/.test(words.find((word) => !word.includes('=')) ?? '') || list.length === 0)
    return undefined;
  const rest = words.slice(at + 1);
  const names = failures.some(isWhole)
    ? []
    : failures.map(({ name }) => `--test-name-pattern=(?:^| )${loose(name.split(' › ').at(-1) ?? name)}$`);
  const selection = [...names, ...list];
  const options = words.filter((word, i) => i <= at || word.startsWith('-'));
  const command = [...options, ...selection].map(quoted).join(' ');
  return rest.every((word) => word.startsWith('--')) ? { command, appended: selection } : { command };
}

const pytestValues =
  /^-(?:k|m|p|n|c|o|W|r)$|^--(?:rootdir|confcutdir|ignore|tb|durations|maxfail|basetemp|junitxml|cov|deselect)$/;

/** Files take the place of those that the command names. `values`: options whose value is a word of its own. */
function byFile(program: string, isOfTests: RegExp, values: RegExp): Select {
  return (words, failures) => {
    const at = words.findIndex((word) => word === program || word.endsWith(`/${program}`));
    const list = files(failures);
    if (!calls(words, program) || list.length === 0 || !list.every((file) => isOfTests.test(file))) return undefined;
    return instead(words, at, values, list);
  };
}

function instead(words: readonly string[], at: number, values: RegExp, list: readonly string[]): Picked {
  const rest = words.slice(at + 1);
  const kept = rest.filter((word, i) => word.startsWith('-') || values.test(rest[i - 1] ?? ''));
  const command = [...words.slice(0, at + 1), ...kept, ...list].map(quoted).join(' ');
  return kept.length === rest.length ? { command, appended: list } : { command };
}

/** Its task of tests takes a pattern of files from `TEST`. */
function rake(words: readonly string[], failures: readonly TestFailure[]): Picked | undefined {
  const list = files(failures);
  if (list.length === 0 || !failures.every(isWhole) || list.some((file) => /[{},*?[\]]/.test(file))) return undefined;
  return appending(words, 'rake', [`TEST=${list.length === 1 ? list[0] : `{${list.join(',')}}`}`]);
}

/** Modules by their name, whatever package they are found in. */
function unittest(words: readonly string[], failures: readonly TestFailure[]): Picked | undefined {
  const at = words.findIndex((word, i) => word === 'unittest' && words[i - 1] === '-m');
  const modules = failures.map(({ file }) => /(?:^|\/)(\w+)\.py$/.exec(file ?? '')?.[1]);
  if (at < 0 || words.includes('-k') || !failures.every(isWhole) || modules.includes(undefined)) return undefined;
  const picked = [...new Set(modules)].flatMap((name) => ['-k', `*${name}.*`]);
  return { command: [...words, ...picked].map(quoted).join(' '), appended: picked };
}

/** Node ids take the place of the paths that the command names. */
function pytest(words: readonly string[], failures: readonly TestFailure[]): Picked | undefined {
  const at = words.findIndex((word) => /(?:^|\/)(?:pytest|py\.test)$/.test(word));
  if (at < 0 || failures.some(({ file, name }) => file === undefined || (!file.endsWith('.py') && name !== file)))
    return undefined;
  const ids = failures.map((failure) =>
    isWhole(failure) ? (failure.file ?? '') : `${failure.file}::${nodeName(failure.name)}`,
  );
  return instead(words, at, pytestValues, ids);
}

/** `TestGuest.test_x[1.5]` is `TestGuest::test_x[1.5]`. */
function nodeName(name: string): string {
  const bracket = name.indexOf('[');
  const path = bracket < 0 ? name : name.slice(0, bracket);
  return path.replaceAll('.', '::') + (bracket < 0 ? '' : name.slice(bracket));
}

/** Top-level names in the packages of their files; where a file is not known, in all packages that the command names. */
function goTest(words: readonly string[], failures: readonly TestFailure[]): Picked | undefined {
  const at = words.findIndex((word, i) => word === 'test' && /(?:^|\/)go$/.test(words[i - 1] ?? ''));
  if (at < 0 || words.includes('-run') || words.includes('-args')) return undefined;
  const tests = [...new Set(failures.map(({ name }) => name.split('/')[0] ?? ''))];
  if (!tests.every((name) => /^[\p{L}\p{N}_]+$/u.test(name))) return undefined;
  const folders = failures.map(({ file }) =>
    file?.endsWith('.go') && !file.startsWith('/')
      ? `./${file.slice(0, Math.max(0, file.lastIndexOf('/')))}`
      : undefined,
  );
  const rest = words.slice(at + 1);
  const isPackage = (word: string) => /^\.{1,2}(?:\/|$)|\.\.\.$/.test(word);
  const known = folders.every((folder) => folder !== undefined && folder !== './');
  const packages = known ? [...new Set(folders.map((folder) => folder ?? ''))] : rest.filter(isPackage);
  const options = rest.filter((word) => !isPackage(word));
  const run = ['-run', `^(?:${tests.join('|')})$`];
  return { command: [...words.slice(0, at + 1), ...options, ...run, ...packages].map(quoted).join(' ') };
}

function cargoTest(words: readonly string[], failures: readonly TestFailure[]): Picked | undefined {
  const at = words.findIndex((word, i) => word === 'test' && /(?:^|\/)cargo$/.test(words[i - 1] ?? ''));
  const names = failures.map(({ name }) => name);
  if (at < 0 || !names.every((name) => /^[\w:]+$/.test(name))) return undefined;
  const rest = words.slice(at + 1);
  const split = rest.indexOf('--');
  const own = split < 0 ? rest : rest.slice(0, split);
  if (
    own.some(
      (word, i) =>
        !word.startsWith('-') &&
        !/^--?(?:p|package|test|bin|features|manifest-path|target|profile|j|jobs)$/.test(own[i - 1] ?? ''),
    )
  )
    return undefined;
  const after = split < 0 ? [] : rest.slice(split + 1);
  return { command: [...words.slice(0, at + 1), ...own, '--', ...after, '--exact', ...names].map(quoted).join(' ') };
}

function phpunit(words: readonly string[], failures: readonly TestFailure[]): Picked | undefined {
  if (!failures.every(({ name }) => name.includes('::'))) return undefined;
  const names = failures.map(({ name }) => loose(name.replace(/ with data set .*$/, '')));
  return appending(words, 'phpunit', ['--filter', `/(?:${[...new Set(names)].join('|')})(?: with data set .*)?$/`]);
}
