/** Names the toolchain programs, such as `node` or `python3`, that a repository's setup, build and test commands run on. */

import type { Commands } from './commands.ts';

/** Program to ask for its version → words of commands that run on it. Those that start fast are asked, not npm or mvn. */
const runtimes: Readonly<Record<string, readonly string[]>> = {
  node: ['node', 'npm', 'npx', 'pnpm', 'yarn', 'vitest', 'jest', 'mocha', 'ava', 'tap', 'playwright', 'tsc', 'eslint'],
  bun: ['bun', 'bunx'],
  deno: ['deno'],
  python3: ['python3', 'pytest', 'py.test', 'tox', 'nox'],
  python: ['python'],
  ruby: ['ruby', 'bundle', 'rspec', 'rake', 'rails'],
  php: ['php', 'composer', 'phpunit', 'pest'],
  perl: ['perl', 'prove'],
  cargo: ['cargo', 'rustc'],
  go: ['go'],
  java: ['java', 'javac', 'mvn', 'mvnw', 'gradle', 'gradlew'],
  dotnet: ['dotnet'],
  swift: ['swift'],
};

/** Names of programs, each once. Words are told apart as a shell would, roughly: one too many only costs a question. */
export function runtimesOf({ setup, build, test }: Commands): string[] {
  const words = [setup, build, test]
    .flatMap((command) => (command ?? '').split(/[\s;&|()'"]+/))
    .map((word) => word.slice(word.lastIndexOf('/') + 1));
  const said = new Set(words);
  return Object.entries(runtimes).flatMap(([runtime, users]) =>
    users.some((user) => said.has(user)) ? [runtime] : [],
  );
}
