/** Finds an error for each test failure that came without a message, in log lines that name the test or its file. */

import { account, type Failure } from './failure-lines.ts';
import { isPassing, isVerdict } from './line-form.ts';
import { type Block, isTest, leaf } from './test-report.ts';

/** Lines around one that names the test or its file. */
const near = 12;
/** A log of thousands of failures that say nothing is not searched for each of them. */
const mostSearched = 100;

/** node:test says `'test failed'` of a file that could not be loaded, and the error itself stands where the process printed it. */
export function enriched(failures: Failure[], blocks: readonly Block[]): Failure[] {
  let searched = 0;
  const linesOf = ({ lines }: Block) => lines.map((line) => line.replace(/^# /, ''));
  return failures.map((failure) => {
    if (!isTest(failure) || !saysNothing(failure) || ++searched > mostSearched) return failure;
    const needles = [leaf(failure.name), failure.file ?? ''].filter((needle) => needle.length > 2);
    const own = blocks.filter(({ stream }) => stream === failure.stream);
    const found = needles
      .flatMap((needle) => own.map((block) => errorAbout(needle, linesOf(block), needle === failure.file)))
      .find((lines) => lines !== undefined);
    if (found === undefined) return failure;
    const said = account(found);
    return { ...failure, ...said, message: found.find(isError)?.trim(), file: failure.file, line: failure.line };
  });
}

function saysNothing({ lines }: Failure) {
  const nothing =
    /^'?(?:test failed|test code finished with an error|exit code:? \d+|signal:? \S{1,20}|subprocess \w{1,12}(?: exception)?|fail(?:ed|ure)?|\S{1,400}:\d+)'?\.?$/i;
  return lines.every(({ text, rank }) => rank !== 0 || nothing.test(text.trim()));
}

/** The error below the mention, as far as no other test is told of; of a file also the one above it. */
function errorAbout(needle: string, lines: readonly string[], isFile: boolean) {
  const at = lines.findIndex((line) => line.includes(needle));
  if (at < 0) return undefined;
  const below = upToVerdict(lines.slice(at, at + near));
  const error = below.findIndex(isError);
  if (error >= 0) return below.slice(sourceAbove(below, error));
  const above = isFile ? lines.slice(0, at).findLastIndex(isError) : -1;
  return above < 0 ? undefined : upToVerdict(lines.slice(sourceAbove(lines, above), above + near));
}

const isError = (line: string) => /^\s*(?:\w+ )?(?:\w+\.)*\w*(?:Error|Exception)\b[^:]{0,80}: /.test(line);

/** Where the source begins that an error is about, if a caret points at it right above. */
function sourceAbove(lines: readonly string[], error: number) {
  const caret = lines.slice(0, error).findLastIndex((line) => /^\s{0,200}\^[\^~]{0,200}$/.test(line));
  if (caret < 0 || error - caret > 5) return error;
  return lines.slice(0, caret).findLastIndex((line) => line.trim() === '' || isVerdict(line) || isPassing(line)) + 1;
}

function upToVerdict(lines: readonly string[]) {
  const next = lines.findIndex((line, at) => at > 0 && (isVerdict(line) || isPassing(line)));
  return lines.slice(0, next < 0 ? undefined : next);
}
