/** Small repositories with a history of their own, made by git itself. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Path → content; null takes the file away. */
type Files = Record<string, string | Buffer | null>;

export type History = ReturnType<typeof newHistory>;

/** An empty repository; its commits are an hour apart and begin at a midnight of last week: stories are named by their day. */
export function newHistory() {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-history-'));
  const days = Math.floor(Date.now() / 86_400_000) - 8;
  let at = days * 86_400;
  const git = (...args: string[]) => {
    const date = `@${at} +0000`;
    const who = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' };
    const by = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' };
    const env = { ...process.env, ...who, ...by, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
  };
  git('init', '-q', '-b', 'main');
  /** Commits the files with this message, and returns the commit's id. */
  const commit = (message: string, files: Files) => {
    at += 3600;
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === null) rmSync(file);
      else writeFileSync(file, content);
    }
    git('add', '-A');
    git('commit', '-q', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  };
  return { folder, git, commit };
}

/** Sources and tests of a calculator in Node's own runner: `ops` are its functions, each tested. */
export function calculator(ops: Record<string, string>): Files {
  const source = Object.entries(ops).map(([name, body]) => `export const ${name} = (a, b) => ${body};\n`);
  const tests = Object.entries(ops).map(
    ([name, body]) =>
      `test('${name}', () => assert.equal(calc.${name}(7, 2), ${new Function('a', 'b', `return ${body}`)(7, 2)}));\n`,
  );
  const head =
    "import assert from 'node:assert';\nimport test from 'node:test';\nimport * as calc from '../src/calc.js';\n";
  return {
    'package.json': '{"name":"calc","type":"module","scripts":{"test":"node --test --test-isolation=none"}}\n',
    'src/calc.js': source.join(''),
    'test/calc.test.js': head + tests.join(''),
  };
}
