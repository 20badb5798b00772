/** Gives a failure that its runner told nothing about what the log says elsewhere. */
import { account } from './account.ts';
import type { Failure } from './failure.ts';
import { weightOf } from './general.ts';
import type { Block } from './report.ts';

/** Lines of a block around the one that names the file. */
const before = 6;
const after = 10;

/**
 * node:test says `'test failed'` of a file that could not be loaded, and the error itself stands where the process
 * printed it: near the line that names the file.
 */
export function enriched(failures: Failure[], blocks: readonly Block[]): Failure[] {
  return failures.map((failure) => {
    const { file } = failure;
    if (!saysNothing(failure) || file === undefined || failure.weak) return failure;
    const lines = printedAbout(file, blocks);
    if (lines === undefined) return failure;
    const said = account(lines);
    // Above the error stands the source line that threw it.
    const error = lines
      .find((line) => /^\s*(?:\w+ )?(?:\w+\.)*\w*(?:Error|Exception)\b[^:]{0,80}: /.test(line))
      ?.trim();
    return { ...failure, lines: said.lines, message: error ?? said.message ?? failure.message };
  });
}

function saysNothing({ lines }: Failure): boolean {
  const told = lines.filter((line) => line.rank === 0).map((line) => line.text.trim());
  return (
    told.length === 0 || told.every((text) => /^'?(?:test failed|test code finished with an error)'?$/i.test(text))
  );
}

function printedAbout(file: string, blocks: readonly Block[]): string[] | undefined {
  for (const { lines } of blocks) {
    const printed = lines.map((line) => line.replace(/^# /, '')).filter((line) => !isOfRunner(line));
    const at = printed.findIndex((line) => line.includes(file));
    if (at < 0) continue;
    const near = printed.slice(Math.max(0, at - before), at + after);
    if (near.some((line) => weightOf(line) > 2)) return near;
  }
  return undefined;
}

/** What the runner itself says around: verdicts, counts, the keys of a TAP diagnostic. */
function isOfRunner(line: string): boolean {
  return /^\s*(?:[✖✔ℹ▶] |(?:not )?ok \d|Subtest: |TAP version|test at |---|\.\.\.|Node\.js v\d|(?:duration_ms|type|location|failureType|exitCode|signal|code|error|name|stack): )|failing tests:$/.test(
    line,
  );
}
