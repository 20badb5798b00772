/** Rewrites the command that runs the whole test suite so that it runs only given files. */

import type { TestFailure } from '../run/verification.ts';
import { quoted } from '../text/shell-quote.ts';
import { isTestPath } from './file-roles.ts';
import { oneOf } from './languages/language.ts';
import { type Runner, runnersByName } from './runner-options.ts';

export interface PickInput {
  /** The whole suite's command, as it is run. */
  command: string;
  /** Their files are run. */
  failures: readonly TestFailure[];
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
export function pickCommand({ command, failures, runners = [], script = () => undefined }: PickInput) {
  const only = runners.length === 1 ? runners[0] : undefined;
  const [name = '', ...others] = new Set(failures.map(({ runner = only }) => runner));
  const files = [...new Set(failures.map(fileOf))];
  if (others.length > 0 || files.length > mostFiles || !files.every(isPlain)) return undefined;
  const parts = partsOf(command, script);
  const isWhole = parts.join() === trimmed(command).join();
  // Where the command does not name that runner, another one prints like it.
  for (const runner of name in runnersByName ? [runnersByName[name], ...Object.values(runnersByName)] : []) {
    const picked = runner && files.every((file) => runner.tests.test(file)) && pickedBy(runner, files, parts);
    if (picked) return isWhole ? picked : scriptPath + picked;
  }
  return undefined;
}

function pickedBy(runner: Runner, files: string[], parts: string[]) {
  const found = parts.map((part) => picksIn(wordsOf(part), runner, runner.select?.(files) ?? files));
  // What makes and builds is called by the same name as what tests, and earlier.
  const at = runner.adds ? found.findLastIndex(Boolean) : found.findIndex(Boolean);
  const picked = found[at];
  if (!picked) return undefined;
  const text = picked.map(quoted).join(' ');
  const own = runner.orAll?.(parts[at] ?? text, text) ?? text;
  return [...parts.slice(0, at).filter((one) => !isApart(one)), own].join(' && ');
}

/** Empty where it is not known: a frame of the code may be told in its place, and a compiler's error has none. */
function fileOf({ name, file = '', kind }: TestFailure) {
  if (kind === 'suite') return file || name;
  return kind === undefined && isTestPath(file) ? file : '';
}

/** It means the same in every way a shell or a script runner may quote it. */
const plain = /^[\w@+.,/:=-]+$/;
const isPlain = (word: string) => plain.test(word) && !word.startsWith('-');

/** What is selected takes the place of the files that the command names. */
function picksIn(words: readonly string[], runner: Runner, selected: readonly string[]): string[] | undefined {
  const { program, values, adds = false } = runner;
  const at = words.findIndex((word, i) => program.test(` ${words[i - 1] ?? ''} ${word}`));
  const rest = words.slice(at + 1);
  if (at === -1 || rest.includes('--') || !words.slice(0, at).every(isBefore)) return undefined;
  const takes = new RegExp(`^-(${values})$`);
  const kept = rest.filter(
    (word, i) => adds || word.startsWith('-') || word === 'run' || takes.test(rest[i - 1] ?? ''),
  );
  return [...words.slice(0, at + 1), ...kept, ...selected];
}

/** A launcher's option may have a value of its own. */
const isBefore = (word: string, at: number, words: readonly string[]) =>
  isLauncher(word) || words[at - 1]?.startsWith('-') === true;

/** What may stand before a program: by npx, bundle exec, cross-env, a tool of coverage, a module of Python, a variable in front. */
const isLauncher = (word: string) =>
  launchers.test(word) || /^(?:(?:\S*\/)?(?:php|node|python[\d.]*)|\w+=\S*|-\S+|\S*\/bin\/\S+)$/.test(word);
const launchers = oneOf(
  'npx bunx exec bundle nyc c8 pnpm yarn env cross-env go cargo tsx dotnet gradle gradlew ./gradle ./gradlew',
);

/** How a command finds the programs that a script of package.json finds. */
export const scriptPath = 'PATH=$PWD/node_modules/.bin:$PATH; ';

const trimmed = (command: string) => command.split('&&').map((part) => part.trim());

/** What the command runs in turn, looking into scripts of package.json and what stands before each, and into the lines of a shell. */
function partsOf(command: string, script: NonNullable<PickInput['script']>, depth = 0): string[] {
  const parts = trimmed(command);
  return parts.flatMap((part, at) => {
    const lines = linesOf(part);
    if (lines !== undefined) return partsOf(lines, script, depth + 1);
    const call = part
      .replace(/ (?:-s|--silent|--ignore-scripts|--if-present)(?= |$)/g, '')
      .replace(/^npm t(?:st)?\b/, 'npm test');
    const [, before = '', name = '', added = ''] = scriptCall.exec(call) ?? [];
    // Another folder has other scripts.
    const isElsewhere = depth > 4 || parts.slice(0, at).some((one) => one.startsWith('cd '));
    const text = isElsewhere ? undefined : script(name);
    if (text === undefined) return [part];
    const earlier = part.includes('--ignore-scripts') ? undefined : script(`pre${name}`);
    const own = partsOf((earlier === undefined ? '' : `${earlier} && `) + text + added, script, depth + 1);
    return own.map((one) => before + one);
  });
}

/** Without conditions: each branch stands there, and a green run shows that the one with the tests is right. */
function linesOf(part: string): string | undefined {
  const [, text] = /^(?:ba)?sh -e?c '([^']*)'$/.exec(part) ?? [];
  if (text === undefined || /\b(?:for|while|until|case|trap)\b|<</.test(text)) return undefined;
  const lines = text.split(/[;\n]/).map((line) => line.replace(/^\s*(?:(?:then|else)\b)?/, '').trim());
  return lines.filter((line) => line !== '' && !/^(?:el)?if\b|^fi\b/.test(line)).join(' && ');
}

const scriptCall =
  /^((?:\S+ )*?)(?:npm(?: run(?:-script)?|(?= test\b))|(?:pnpm|yarn)(?: run)?|bun run) ([\w:.-]+)(?: --( .+))?$/;

/** What tests do not stand on: other tests, and what only reads the code. */
function isApart(part: string) {
  const words = wordsOf(part);
  const program = words.find((word) => !isLauncher(word)) ?? '';
  const isTest = Object.values(runnersByName).some((runner) => runner && !runner.adds && picksIn(words, runner, []));
  return isTest || readers.test(program) || (/tsc$/.test(program) && words.includes('--noEmit'));
}

const readers = oneOf(
  'eslint xo standard biome prettier oxlint stylelint tsd tstyche attw publint knip flow remark ruff flake8 black mypy pyright pylint isort rubocop',
);

/** The words of a simple command; none where a shell would do more than split it. Leading `NAME=value` and cross-env stay. */
function wordsOf(command = '') {
  const words: string[] = [];
  for (const match of command.matchAll(/'([^']*)'|"([^"$`\\]*)"|([^\s'"]+)|(\S)/g)) {
    const bare = match[3] ?? '';
    if (match[4] !== undefined || /[&|;<>`$(){}\\#]/.test(bare)) return [];
    words.push(match[1] ?? match[2] ?? bare);
  }
  return words;
}
