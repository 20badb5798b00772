/** Rewrites the command that runs the whole test suite so that it runs only given files or named tests. */

import type { TestFailure } from '../run/verification.ts';
import { quoted } from '../text/shell-quote.ts';
import { placeholder } from './failure-matching.ts';
import { isTestPath } from './file-roles.ts';
import { type Runner, runnersByName } from './runner-options.ts';

export interface PickInput {
  /** The whole suite's command, as it is run. */
  command: string;
  /** Their files are run. */
  failures: readonly TestFailure[];
  /** Of these files only the tests that are written with these names; undefined where the runner cannot tell them. */
  names?: readonly string[];
  /** Runners recognised in the output: counts where a failure does not name its own and there is one only. */
  runners?: readonly string[];
  /** A script of package.json by name: what `npm test` and its like run. */
  script?: (name: string) => string | undefined;
}

/** More than these are run as a whole: a longer command saves nothing and may not fit. */
const mostFiles = 60;

/**
 * That command, or undefined where it cannot be known: an unknown runner, several of them, a test without a file, a
 * command with pipes or variables. Paths are hostile text: one that a shell or a script runner could take for more than
 * letters is not let through. A picked run that is green proves nothing about the other files.
 */
export function pickCommand(input: PickInput): string | undefined {
  const { command, failures, names, runners = [], script = () => undefined } = input;
  const only = runners.length === 1 ? runners[0] : undefined;
  const [name = '', ...others] = new Set(failures.map(({ runner = only }) => runner));
  const files = [...new Set(failures.map(fileOf))];
  const runner = runnersByName[name];
  if (runner === undefined || others.length > 0 || files.length > mostFiles) return undefined;
  if (!files.every((file) => isPlain(file) && runner.tests.test(file))) return undefined;

  const { before, last } = lastCommand(command);
  const through = scriptOf(last, script);
  const words = wordsOf(through === undefined ? last : lastCommand(through.script).last);
  const ofFiles = runner.select?.(files) ?? files;
  const selected = names === undefined ? ofFiles : runner.named?.(names.map(patternOf), ofFiles);
  // Of two filters most runners obey the last.
  if (names !== undefined && words?.some((word) => filters.test(word))) return undefined;
  const picked = words && selected && picksIn(words, runner, selected);
  if (picked === undefined) return undefined;
  const whole = through === undefined ? picked.words.map(quoted).join(' ') : viaScript(through, picked);
  return whole === undefined ? undefined : before + whole;
}

/** Empty where it is not known: a frame of the code may be told in its place, and a compiler's error has none. */
function fileOf({ name, file = '', kind }: TestFailure): string {
  if (kind === 'suite') return file || name;
  return kind === undefined && isTestPath(file) ? file : '';
}

/** It means the same in every way a shell or a script runner may quote it. */
const plain = /^[\w@+.,/:=-]+$/;
const isPlain = (word: string) => plain.test(word) && !word.startsWith('-');

interface Picked {
  words: readonly string[];
  /** What a script runner has to append to get the same, where appending is enough. */
  appended: readonly string[] | undefined;
}

const filters = /^(?:-[tkgfi]|-run|--(?:grep|fgrep|invert|filter|test-?name-?pattern)(?:=.*)?)$/i;

/** Of a name as it is written, which may hold placeholders: a pattern in letters that no shell and no runner takes for more. */
const patternOf = (name: string) =>
  name
    .replace(placeholder, '\0')
    .replace(/[^\w\0]/gu, '.')
    .replaceAll('\0', '.*');

/** What is selected takes the place of the files that the command names. */
function picksIn(words: readonly string[], runner: Runner, selected: readonly string[]): Picked | undefined {
  const { program, values, adds = false } = runner;
  const at = words.findIndex((word, i) => program.test(` ${words[i - 1] ?? ''} ${word}`));
  const rest = words.slice(at + 1);
  if (at === -1 || rest.includes('--')) return undefined;
  if (!words.slice(0, at).every((word) => launchers.some((one) => one.test(word)))) return undefined;
  const kept = rest.filter(
    (word, i) => adds || word.startsWith('-') || word === 'run' || values?.test(rest[i - 1] ?? ''),
  );
  return {
    words: [...words.slice(0, at + 1), ...kept, ...selected],
    appended: kept.length === rest.length ? selected : undefined,
  };
}

/** What may stand before a program: by npx, bundle exec, cross-env, a tool of coverage, a module of Python, a variable in front. */
const launchers = [
  /^(?:npx|bunx|exec|bundle|nyc|c8|pnpm|yarn|env|cross-env|go|cargo|tsx|dotnet|(?:\.\/)?gradlew?)$/,
  /^(?:(?:\S*\/)?(?:php|node|python[\d.]*)|\w+=\S*|-\S+|\S*\/bin\/\S+)$/,
];

/** Everything up to the last `&&` is kept as it is. */
function lastCommand(command: string): { before: string; last: string } {
  const at = command.lastIndexOf('&&');
  return at < 0
    ? { before: '', last: command.trim() }
    : { before: command.slice(0, at + 3), last: command.slice(at + 2).trim() };
}

interface Script {
  script: string;
  /** `npm test`, and what separates its arguments from the script's. */
  call: string;
  separator: string;
  /** Other scripts that run with it. */
  hooked: boolean;
}

/** The package.json script that this command runs. */
function scriptOf(command: string, find: (name: string) => string | undefined): Script | undefined {
  const match = /^(npm|pnpm|yarn|bun)(?: (?:run|run-script))? ([\w:.-]{1,100})(?: --silent| -s)?$/.exec(
    command.replace(/^npm (?:t|tst)$/, 'npm test'),
  );
  const [, manager = '', name = ''] = match ?? [];
  const script = find(name);
  if (script === undefined) return undefined;
  const hooked = [`pre${name}`, `post${name}`].some((each) => find(each) !== undefined);
  return { script, call: command, separator: manager === 'npm' ? ' --' : '', hooked };
}

function viaScript({ script, call, separator, hooked }: Script, { words, appended }: Picked): string | undefined {
  if (appended !== undefined)
    return appended.every((word) => plain.test(word)) ? `${call}${separator} ${appended.join(' ')}` : undefined;
  // Run without its script runner, a script misses what runs before it, and its own commands before the last.
  const isAlone = !hooked && !script.includes('&&');
  const [program = ''] = words;
  return isAlone && (program === 'node' || program.includes('/')) ? words.map(quoted).join(' ') : undefined;
}

/** The words of a simple command; undefined where a shell would do more than split it. Leading `NAME=value` and cross-env stay. */
function wordsOf(command: string): string[] | undefined {
  const words: string[] = [];
  for (const match of command.matchAll(/'([^']*)'|"([^"$`\\]*)"|([^\s'"]+)|(\S)/g)) {
    const bare = match[3];
    if (match[4] !== undefined) return undefined;
    if (bare !== undefined && /[&|;<>`$(){}\\#]/.test(bare)) return undefined;
    words.push(match[1] ?? match[2] ?? bare ?? '');
  }
  return words;
}
