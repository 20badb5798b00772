/** Turns one error of a compiler, linter or bundler into a failure with its place and message. */

import type { Failure } from './failure.ts';
import { account, type RankedLine } from './failure-lines.ts';
import { cleanPath } from './frames.ts';

/** The failure that one message about one place (found in the text `at`) about one place is; `more` are the lines that explain it, `row` is what is shown of it. */
export function problem(
  runner: string,
  place: { file: string; line?: number | string; at?: string },
  message: string,
  more: readonly string[] = [],
  row = message,
): Failure {
  const file = cleanPath(place.file);
  const lines: RankedLine[] = [{ text: row.trim(), rank: 0 }];
  for (const line of account(more).lines) lines.push({ text: line.text, rank: line.rank === 0 ? 1 : line.rank });
  return {
    runner,
    kind: 'compile',
    name: file,
    file,
    line: place.line === undefined ? undefined : Number(place.line),
    place: placeIn(place.at ?? '', place.file, file),
    message: message.trim(),
    lines,
  };
}

/** `src/a.ts:3:9` or `src/a.ts(3,9)`, where the text has a column. */
function placeIn(text: string, printed: string, file: string): string | undefined {
  const at = text.indexOf(printed);
  const [column] =
    at < 0 ? [] : (/^(?::\d{1,7}:\d{1,7}|\(\d{1,7},\d{1,7}\))/.exec(text.slice(at + printed.length)) ?? []);
  return column && file + column;
}
