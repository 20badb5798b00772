/** Production in which nothing but comments changed: whatever was asked for, it was not done there. */

import { changedTexts } from './changed-texts.ts';
import type { ProofContext, ProofPort } from './experiments.ts';

/** Its paths; none where anything else changed, or where comments were asked for. */
export async function commentsAlone(port: ProofPort, context: ProofContext): Promise<string[]> {
  if (asksForComments.test(context.story ?? '')) return [];
  const paths: string[] = [];
  for (const role of ['production', 'run-definition', 'manifest', 'binary'] as const)
    for await (const { path, base, tree } of changedTexts(port, context, role)) {
      if (role !== 'production' || base === '' || codeOf(path, base) !== codeOf(path, tree)) return [];
      paths.push(path);
    }
  return context.changed.some(({ status }) => status === 'deleted') ? [] : paths;
}

const asksForComments =
  /\b(?:doc\w*|comment\w*|explain\w*|describe\w*|readme|typos?|wording|spelling|licen[cs]e|annotat\w*|clarif\w*|make (?:\w+ )?(?:clear|plain)|javadoc|rename\w*)\b/i;

/** Its lines without blanks and without those that are a comment as a whole and no instruction to a tool. */
export function codeOf(path: string, text: string): string {
  const [, comment] = comments.find(([ending]) => ending.test(path)) ?? [];
  // Within a text of several lines it is no comment.
  if (comment === undefined || textOfLines.test(text)) return text;
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && (!comment.test(line) || instruction.test(line)))
    .join('\n');
}

const comments: readonly (readonly [ending: RegExp, comment: RegExp])[] = [
  [
    /\.(?:[cm]?[jt]sx?|go|java|kt|swift|rs|php|cs|[ch]|cc|[ch]pp|cxx|hh)$/,
    /^\s*(?:\/\/|\/\*(?:(?!\*\/).)*(?:\*\/)?$|\*(?:\s|\/$|$))/,
  ],
  [/\.(?:py|rb|sh|bash|p[lm]|r|R|tcl|exs?)$/, /^\s*(?:#|"""(?:(?!""").)*"""$)/],
  [/\.(?:lua|sql|hs)$/, /^\s*--/],
];
/** A template, a text in triple quotes, a here-document. */
const textOfLines = /`[^`\n]*\n|<<[-~<]?\s*['"]?[A-Z]|=\s*[rbfRBF]?(?:"{3}|'{3})|\[=*\[|\bq[qQw]?\s*\{/;
const instruction = /go:|@|#!|\b(?:frozen|encoding|coding|type:|noqa|pragma|eslint|shellcheck|istanbul|c8|v8)\b|\?>/;
