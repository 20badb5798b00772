/** A shell command as words and steps, and which of them run tests. */

const runnerWords =
  /^(jest|vitest|tape|uvu|lab|mocha|_mocha|ava|tap|jasmine|karma|playwright|cypress|pytest|py\.test|tox|nox|unittest|nextest|rspec|minitest|phpunit|pest|paratest|codecept|behat|mvn|mvnw|gradle|gradlew|sbt|ctest|qunit|xctest|stestr|nosetests|prove|bats|--test|-Itest|surefire)$/;

/** Words that run tests only behind one that runs something: `npm test` and `go test`, not the shell's own `test`. */
const afterTool = /^(test|tests|check|verify|spec|unit|e2e)(:[\w:.-]+)?$/;
const tools =
  /^(npm|[\w-]+-(?:scripts|bin)|run|run-script|yarn|pnpm|bun|deno|go|cargo|make|gmake|mvn|mvnw|gradle|gradlew|mix|dotnet|swift|flutter|dart|sbt|zig|just|task|rake|rails|composer|nx|turbo|lerna|lein|stack|cabal|nimble|hatch|poetry|uv|pdm|clean|-q|-B|bin|exec|\.\/gradlew)$/;

/** Runners named in a command: `node --test`, `go test`, `python -m pytest`, `vendor/bin/phpunit`, `npm run test:unit`. */
export function runnersOf(words: readonly string[]): string[] {
  const plain = words.map((word) => (word.startsWith('-') ? word : (word.split('/').at(-1) ?? word)));
  return plain.filter(
    (word, at) =>
      runnerWords.test(word) ||
      (afterTool.test(word) && isTool(plain, at)) ||
      /_test\.rb$|^test_.*\.(py|rb)$/.test(word),
  );
}

/** Whether a tool stands before the word, options between them aside. */
function isTool(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 6); before--) {
    const word = words[before] ?? '';
    if (tools.test(word)) return true;
    if (!word.startsWith('-') && !afterTool.test(word)) return false;
  }
  return false;
}

export function runs(words: readonly string[]): boolean {
  return runnersOf(words).length > 0;
}

/** Whether a command runs tests at all. */
export function runsTests(command: string): boolean {
  return runs(split(command));
}

/** The commands between `&&`, `;` and `|`. */
export function segments(command: string): string[][] {
  const steps: string[][] = [[]];
  for (const word of split(command)) {
    if (word === '&&' || word === ';' || word === '||' || word === '|') steps.push([]);
    else steps.at(-1)?.push(word);
  }
  return steps.filter((step) => step.length > 0);
}

/** Words and operators; quotes keep a word together. */
export function split(command: string): string[] {
  const words: string[] = [];
  let word = '';
  let quote = '';
  const end = () => {
    if (word !== '') words.push(word);
    word = '';
  };
  for (let at = 0; at < command.length; at++) {
    const char = command[at] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
      else word += char;
    } else if (char === '"' || char === "'") quote = char;
    else if (char === ' ' || char === '\t' || char === '\n' || char === '\r') end();
    else if ((char === '&' || char === '|') && command[at + 1] === char) {
      end();
      words.push(char + char);
      at++;
    } else if (
      char === ';' ||
      char === '|' ||
      (char === '&' && command[at - 1] !== '>' && command[at + 1] !== '>' && command[at + 1] !== '1')
    ) {
      end();
      words.push(char);
    } else word += char;
  }
  end();
  return words;
}

export function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
