/** Gives a failure that its runner told nothing about what the log says elsewhere: near the lines that name it. */
import { account } from './account.ts';
import type { Failure } from './failure.ts';
import { type Block, isTest, leaf } from './report.ts';
import { weightOf } from './weight.ts';

/** Lines of a block around one that names the test or its file. Most runners tell the verdict last. */
const before = 12;
const after = 10;
/** A log of thousands of failures that say nothing is not searched for each of them. */
const mostSearched = 100;

/**
 * node:test says `'test failed'` of a file that could not be loaded, and the error itself stands where the process
 * printed it; others list at their end the names of what failed.
 */
export function enriched(failures: Failure[], blocks: readonly Block[]): Failure[] {
  const names = failures.filter(isTest).map((failure) => leaf(failure.name));
  let searched = 0;
  return failures.map((failure) => {
    if (!isTest(failure) || !saysNothing(failure) || ++searched > mostSearched) return failure;
    const needles = [failure.file ?? '', leaf(failure.name)].filter((needle) => needle.length > 2);
    const others = names.filter((name) => name.length > 2 && !needles.some((needle) => needle.includes(name)));
    const lines = printedAbout(needles, others, blocks, failure.stream);
    if (lines === undefined) return failure;
    const said = account(lines);
    // Above the error stands the source line that threw it.
    const error = lines
      .find((line) => /^\s*(?:\w+ )?(?:\w+\.)*\w*(?:Error|Exception)\b[^:]{0,80}: /.test(line))
      ?.trim();
    return {
      ...failure,
      lines: said.lines,
      message: error ?? said.message ?? failure.message,
      expected: failure.expected ?? said.expected,
      actual: failure.actual ?? said.actual,
    };
  });
}

function saysNothing({ lines }: Failure): boolean {
  return lines
    .filter((line) => line.rank === 0)
    .every(({ text }) =>
      /^'?(?:test failed|test code finished with an error|exit code:? \d{1,9}|signal:? \S{1,20}|subprocess \w{1,12}(?: exception)?|failed|failure|fail|\S{1,400}:\d{1,7})'?\.?$/i.test(
        text.trim(),
      ),
    );
}

/** The lines around the mention that weigh most, as far as no other failing test is named. */
function printedAbout(
  needles: readonly string[],
  others: readonly string[],
  blocks: readonly Block[],
  stream: string | undefined,
): string[] | undefined {
  let best: { lines: string[]; weight: number } | undefined;
  for (const block of blocks) {
    if (block.stream !== stream) continue;
    const printed = block.lines.map((line) => line.replace(/^# /, '')).filter((line) => !isOfRunner(line));
    printed.forEach((line, at) => {
      if (!needles.some((needle) => line.includes(needle))) return;
      const ends = (each: string) => others.some((name) => each.includes(name));
      const above = printed.slice(Math.max(0, at - before), at);
      const below = printed.slice(at + 1, at + after);
      const next = below.findIndex(ends);
      const isHeading = isBlank(printed[at - 1]) && isBlank(printed[at + 1]);
      const near = [
        ...(isHeading ? [] : above.slice(above.findLastIndex(ends) + 1)),
        line,
        ...below.slice(0, next < 0 ? undefined : next),
      ];
      const weight = Math.max(0, ...near.filter((each) => each !== line).map(weightOf), weightOf(line) - 1);
      if (weight > Math.max(2, best?.weight ?? 0)) best = { lines: near, weight };
    });
  }
  return best?.lines;
}

/** A name that stands alone is told about below it, and not above. */
function isBlank(line: string | undefined): boolean {
  return line?.trim() === '';
}

/** What the runner itself says around: verdicts, counts, the keys of a TAP diagnostic. */
function isOfRunner(line: string): boolean {
  return /^\s*(?:[✖✔▶] |ℹ (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) |(?:not )?ok \d|Subtest: |TAP version|test at |---|\.\.\.|Node\.js v\d|(?:duration_ms|type|location|failureType|exitCode|signal|code|error|name|stack): )|failing tests:$/.test(
    line,
  );
}
