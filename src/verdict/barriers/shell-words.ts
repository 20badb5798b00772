/** Reads a shell command as words: which of them run tests, and which of them turn a failure into success. */

const runnerWords = new Set(
  'jest vitest tape uvu lab mocha _mocha ava tap jasmine karma playwright cypress pytest py.test tox nox unittest nextest rspec minitest phpunit pest paratest codecept behat mvn mvnw gradle gradlew sbt ctest qunit xctest stestr nosetests prove bats --test -Itest surefire'.split(
    ' ',
  ),
);

/** Words that run tests only behind one that runs something: `npm test` and `go test`, not the shell's own `test`. */
const afterTool = /^(test|tests|check|verify|spec|unit|e2e)(:[\w:.-]+)?$/;
const tools = new Set(
  'npm run run-script yarn pnpm bun deno go cargo make gmake mvn mvnw gradle gradlew mix dotnet swift flutter dart sbt zig just task rake rails composer nx turbo lerna lein stack cabal nimble hatch poetry uv pdm clean -q -B bin exec'.split(
    ' ',
  ),
);

/** Where a runner is named: `node --test`, `go test`, `python -m pytest`, `vendor/bin/phpunit`, `npm run test:unit`. */
function runnerAt(words: readonly string[]): number {
  const plain = words.map((word) => (word.startsWith('-') ? word : (word.split('/').at(-1) ?? word)));
  return plain.findIndex(
    (word, at) =>
      runnerWords.has(word) ||
      (afterTool.test(word) && isTool(plain, at)) ||
      /_test\.rb$|^test_.*\.(py|rb)$/.test(word),
  );
}

/** Whether a tool stands before the word, options between them aside. */
function isTool(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 6); before--) {
    const word = words[before] ?? '';
    if (tools.has(word) || /^[\w-]+-(scripts|bin)$/.test(word)) return true;
    if (!word.startsWith('-') && !afterTool.test(word)) return false;
  }
  return false;
}

/** Whether a command runs tests at all. */
export const runsTests = (command: string) => runnerAt(split(command)) !== -1;

/** Words and operators; quotes keep a word together. */
const split = (command: string) =>
  (command.replace(/\d?>&\d|&>/g, ' ').match(/&&|\|\||[;&|]|(?:"[^"]*"|'[^']*'|[^\s;&|"'])+/g) ?? []).map((word) =>
    word.replace(/["']/g, ''),
  );

const nothing = /^(true|:|echo|printf|exit|\/bin\/true|sleep|date|pwd|ls)$/;

/** Why a command's exit code no longer tells about its tests, as it did in `before`; undefined where it does. */
export function forgives(command: string, before = ''): string | undefined {
  const words = split(command);
  const known = new Set(split(before));
  const runner = runnerAt(words);
  const isConditional = /\b(if|case|then)\b/.test(command);
  for (const [at, word] of words.entries()) {
    if (known.has(word)) continue;
    const next = words[at + 1] ?? '';
    const isBehind = runner !== -1 && runner < at;
    const succeeds = (nothing.test(next) || (word === '||' && next === 'set')) && !failsOn(words, at + 1);
    if (word === '||' && succeeds) return `\`|| ${next}\` turns every failure into success`;
    if (/^[;&]$/.test(word) && isBehind && (succeeds || at === words.length - 1))
      return `the exit code of what follows \`${word}\` counts, not that of the tests`;
    if (word === '|' && isBehind && !command.includes('pipefail'))
      return 'the exit code of a pipe is that of its last command';
    if (word === 'exit' && next === '0' && !isConditional) return '`exit 0` ends the script with success';
    if (word === 'set' && next === '+e') return '`set +e` goes on behind a failure';
    if (word === '!' && at === 0) return '`!` turns the exit code around';
    if (word === 'trap' && /exit 0/.test(command)) return 'a trap ends the script with success';
  }
  return undefined;
}

function failsOn(words: readonly string[], at: number): boolean {
  return words[at] === 'exit' && words[at + 1] !== '0' && words[at + 1] !== undefined;
}
