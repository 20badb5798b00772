/**
 * No test is lost: each name of the list (the tests of commit b89e739, one a line, gzipped) is still the name of a test that
 * `make test` or `make verify` runs, as often as it is in the list, or renamed-tests.json tells what it is called now.
 * `node scripts/test-names.ts [<what the reporter wrote of a run>…]`: without one all test files are loaded, 21 s of processor time.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'test/fixtures', name));

if (import.meta.main) {
  const kept = gunzipSync(read('test-names.txt.gz')).toString('utf8').trimEnd().split('\n');
  const renamed: Record<string, string> = JSON.parse(read('renamed-tests.json').toString('utf8'));
  const problems = missingNames(kept, renamed, currentNames(process.argv.slice(2)));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0)
    process.stderr.write('Put them back, or say in test/fixtures/renamed-tests.json what they are called now.\n');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** One line for each name that is missing, and for each renaming that says nothing. */
export function missingNames(
  kept: readonly string[],
  renamed: Readonly<Record<string, string>>,
  current: readonly string[],
): string[] {
  const left = new Map<string, number>();
  for (const name of current) left.set(name, (left.get(name) ?? 0) + 1);
  const problems = Object.keys(renamed)
    .filter((old) => !kept.includes(old))
    .map((old) => `renamed, but never there: ${old}`);
  for (const old of kept) {
    const name = renamed[old] ?? old;
    const count = left.get(name) ?? 0;
    if (count === 0) problems.push(`no test is called any more: ${name}${name === old ? '' : ` (was: ${old})`}`);
    else left.set(name, count - 1);
  }
  return problems;
}

/** `suite > test`, a line break as `\n`, this folder as `<root>`. */
function currentNames(written: readonly string[]): string[] {
  const lists = written.length === 0 ? [listed()] : written.map((file) => readFileSync(file, 'utf8'));
  const tests = lists.flatMap((list): { name: string }[] => JSON.parse(list));
  return tests.map(({ name }) => name.replaceAll(root, '<root>').replaceAll('\n', '\\n'));
}

function listed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-names-'));
  try {
    const file = join(folder, 'names.json');
    const vitest = join(root, 'node_modules/.bin/vitest');
    execFileSync(vitest, ['list', '--no-static-parse', `--json=${file}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
