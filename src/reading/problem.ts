/** An error of a compiler, linter or bundler. */
import { account, type RankedLine } from './account.ts';
import type { Failure } from './failure.ts';
import { cleanPath } from './frames.ts';

/** The failure that one message about one place is; `more` are the lines that explain it, `row` is what is shown of it. */
export function problem(
  runner: string,
  place: { file: string; line?: number | string },
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
    message: message.trim(),
    lines,
  };
}
