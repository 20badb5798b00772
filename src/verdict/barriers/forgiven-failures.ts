/** Finds changes to scripts, build recipes and settings that make the test command exit with 0 although tests fail. */

import { posix } from 'node:path';
import { isCiFile } from '../../run/ci-files.ts';
import { clip } from '../../text/clip.ts';
import { objectIn, parsedJson } from '../../text/json.ts';
import { oneOf } from '../languages/language.ts';
import type { Barrier, ChangedCode, Finding } from './barrier.ts';

export const forgivenFailures: Barrier = {
  name: 'failures-forgiven',
  stops: 'The test command or a script that it runs ignores failures.',
  find: ({ files, command }) =>
    files
      .filter(({ path, role, attempt }) => attempt !== undefined && definesRun(role) && !isCiFile(path.toLowerCase()))
      .flatMap((file) => (file.role === 'manifest' ? inScripts(file, command) : inLines(file))),
};

const definesRun = (role: ChangedCode['role']) => role === 'run-definition' || role === 'manifest';

/** Scripts of a manifest that run tests, or that the command names. */
function inScripts({ path, base = '', attempt = '', lines }: ChangedCode, command: string) {
  const before = scriptsIn(base);
  return [...scriptsIn(attempt)].flatMap(([name, script]) => {
    const was = before.get(name) ?? '';
    const isNamed = runsTests(script) || command.split(/\s+/).some((word) => word === name);
    const message = script === was || !isNamed ? undefined : forgives(script, was);
    const line = lines.findIndex((text) => text.includes(`"${name}"`)) + 1;
    return message === undefined ? [] : [{ path, line, message: `the script “${name}”: ${message}` }];
  });
}

function scriptsIn(text: string) {
  const { scripts } = objectIn(parsedJson(text));
  const texts = (value: unknown): string =>
    typeof value === 'string' ? value : Array.isArray(value) ? value.map(texts).join(' && ') : '';
  return new Map(Object.entries(objectIn(scripts)).map(([name, script]) => [name, texts(script)]));
}

/** Recipes, scripts and settings, line by line. */
function inLines({ path, base = '', lines, newLines }: ChangedCode) {
  const isMake = /makefile$|\.(mk|mak)$/i.test(posix.basename(path));
  const isShell = /\.(sh|bash|zsh|bats)$/.test(path) || lines[0]?.startsWith('#!') === true;
  const found = lines.flatMap((text, at): Finding[] => {
    if (!newLines.has(at + 1) || /^\s*(#(?!!)|\/\/|REM )/.test(text)) return [];
    const line = at + 1;
    const is = (forms: readonly RegExp[]) => forms.some((one) => one.test(text));
    const how = is(settings) ? 'forgives failures' : isMake && is(makeForgives) && 'goes on after a failure';
    const said = runsTests(plain(text)) ? forgives(plain(text)) : undefined;
    const message = how ? `\`${clip(text.trim(), 60)}\` ${how}` : said;
    return message === undefined ? [] : [{ path, line, message }];
  });
  // Code for others to call may turn it off and on for them: what it says last holds.
  const isStrict = (text: string) => [...text.matchAll(strictness)].at(-1)?.[1] === '-';
  const isLoosened = isShell && isStrict(base) && !isStrict(lines.join('\n'));
  return isLoosened
    ? [{ path, line: 1, message: '`set -e` no longer holds, so the script goes on after a failure' }, ...found]
    : found;
}

const strictness = /(?:^\s*set |^#!.*\s)([-+])(?:\w*e|o (?:errexit|pipefail)\b)/gm;

const settings: readonly RegExp[] = [
  /testFailureIgnore>\s*true|maven\.test\.failure\.ignore\s*[=>]\s*true|skipTests>\s*true|maven\.test\.skip[^\w]+true/,
  /\bignoreFailures\s*(=|\.set\()\s*true|\bisIgnoreFailures\s*=\s*true/,
  /\bignore_outcome\s*=\s*true|\bfail_on_error\s*=\s*false/i,
  /\bpassWithNoTests\b\W+true/,
];

const makeForgives: readonly RegExp[] = [
  /^\t@?-/,
  /^(\.IGNORE|SHELL\s*[:?]?=|\.SHELLFLAGS)/,
  /^MAKEFLAGS\s*[:+?]?=\s*(?:[a-z]*i|.*(?:-[a-zA-Z]*i|--ignore-errors))/,
];

/** A recipe or YAML line without its own signs: the tab, `-`, `@`, `run:`. */
const plain = (line: string) =>
  line
    .trim()
    .replace(/^(- )?(run|script|command|cmd|sh|system|exec|name)\s*[:(]?\s*/, '')
    .replace(/^[@-]+/, '');

const runnerWords = oneOf(
  'jest vitest tape uvu lab mocha _mocha ava tap jasmine karma playwright cypress pytest py.test tox nox unittest nextest rspec minitest phpunit pest paratest codecept behat mvn mvnw gradle gradlew sbt ctest qunit xctest stestr nosetests prove bats --test -Itest surefire',
);

/** Words that run tests only behind one that runs something: `npm test` and `go test`, not the shell's own `test`. */
const afterTool = /^(test|tests|check|verify|spec|unit|e2e)(:[\w:.-]+)?$/;
const tools = oneOf(
  'npm run run-script yarn pnpm bun deno go cargo make gmake mvn mvnw gradle gradlew mix dotnet swift flutter dart sbt zig just task rake rails composer nx turbo lerna lein stack cabal nimble hatch poetry uv pdm clean bin exec',
);

/** Where a runner is named: `node --test`, `go test`, `python -m pytest`, `vendor/bin/phpunit`, `npm run test:unit`. */
function runnerAt(words: readonly string[]) {
  const plain = words.map((word) => (word.startsWith('-') ? word : (word.split('/').at(-1) ?? word)));
  // Options and other names of tests may stand between a tool and the word.
  const toolOf = (at: number) => plain.findLast((word, i) => i < at && !word.startsWith('-') && !afterTool.test(word));
  const isTool = (word = '') => tools.test(word) || /^[\w-]+-(scripts|bin)$/.test(word);
  return plain.findIndex(
    (word, at) =>
      runnerWords.test(word) ||
      (afterTool.test(word) && isTool(toolOf(at))) ||
      /_test\.rb$|^test_.*\.(py|rb)$/.test(word),
  );
}

/** Whether a command runs tests at all. */
const runsTests = (command: string) => runnerAt(split(command)) !== -1;

/** Words and operators; quotes keep a word together. */
const split = (command: string) =>
  (command.replace(/\d?>&\d|&>/g, ' ').match(/&&|\|\||[;&|]|(?:"[^"]*"|'[^']*'|[^\s;&|"'])+/g) ?? []).map((word) =>
    word.replace(/["']/g, ''),
  );

const nothing = oneOf('true : echo printf exit /bin/true sleep date pwd ls');

/** Why a command's exit code no longer tells about its tests, as it did in `before`; undefined where it does. */
function forgives(command: string, before = '') {
  const words = split(command);
  const known = new Set(split(before));
  const runner = runnerAt(words);
  const isConditional = /\b(if|case|then)\b/.test(command);
  for (const [at, word] of words.entries()) {
    if (known.has(word)) continue;
    const next = words[at + 1] ?? '';
    const isBehind = runner !== -1 && runner < at;
    const fails = next === 'exit' && /^[^0]/.test(words[at + 2] ?? '');
    const succeeds = (nothing.test(next) || (word === '||' && next === 'set')) && !fails;
    if (word === '||' && succeeds) return `\`|| ${next}\` turns every failure into success`;
    if (/^[;&]$/.test(word) && isBehind && (succeeds || at === words.length - 1))
      return `the exit code of what follows \`${word}\` counts, not that of the tests`;
    if (word === '|' && isBehind && !command.includes('pipefail'))
      return 'the exit code of a pipe is that of its last command';
    if (word === 'exit' && next === '0' && !isConditional) return '`exit 0` ends the script with success';
    if (word === 'set' && next === '+e') return '`set +e` goes on after a failure';
    if (word === '!' && at === 0) return '`!` inverts the exit code';
    if (word === 'trap' && /exit 0/.test(command)) return 'a trap ends the script with success';
  }
  return undefined;
}
