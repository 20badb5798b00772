/** Sharper bends than another value: what the base gave, a value close by, the last one of the test, and the rows of a table. */

import { bentValue, type Edit, type FoundTest } from './bends.ts';
import { bentLiteral, nearFraction } from './literals.ts';
import { isPlaceholder } from './table-rows.ts';
import type { Expectation } from './test-in-file.ts';

export interface Sharp {
  edits: Edit[];
  /** `old`: what the base gave in the place of it. `near`: close to what is expected. `last`: where the test ends. `rows`: what a table holds. */
  kind: 'old' | 'near' | 'last' | 'rows';
}

/**
 * undefined: the test has no value that can be bent like that. `was`: what the base expected and gave where it was red. Such a test, and a
 * new one, must come to its last value: it may leave, or wait for a call, before it.
 */
export function sharpBendOf(found: FoundTest, was?: { expected?: string; actual?: string }): Sharp | undefined {
  const { test } = found;
  if (test.setAside || test.expectations.some(({ made }) => made)) return undefined;
  const literals = test.expectations.filter(({ kind }) => kind !== 'operand');
  const old = oldValue(test.expectations, was);
  if (old !== undefined) return { kind: 'old', edits: [edit(found, old.expectation, old.after)] };
  const last =
    test.expectations.length > 1 && (found.added || was !== undefined) ? test.expectations.at(-1) : undefined;
  const end = last && (nearValue(last) ?? bentValue(last, 0));
  if (last !== undefined && end !== undefined) return { kind: 'last', edits: [edit(found, last, end)] };
  const first = literals.find(({ start }) => start === found.fresh?.[0]?.start) ?? literals[0];
  if (first !== undefined) {
    const after = nearValue(first);
    return after === undefined ? undefined : { kind: 'near', edits: [edit(found, first, after)] };
  }
  const edits = tableOf(test.rows).flatMap((row) => {
    // The greater step: what compares them may have a tolerance that is asked for.
    const after = row.kind === 'operand' ? undefined : (nearFraction(row.text) ?? bentLiteral(row.text, row.kind, 1));
    return after === undefined ? [] : [edit(found, row, after)];
  });
  return edits.length === 0 ? undefined : { kind: 'rows', edits };
}

/** All but the first and the last: a loop that only ever looks at one of them is deaf for the others. */
function tableOf(rows: readonly Expectation[]): readonly Expectation[] {
  const values = rows.filter((row) => !isPlaceholder(row));
  const [first, last] = [values[0]?.line, values.at(-1)?.line];
  const between = values.filter(({ line }) => line !== first && line !== last);
  if (between.length > 0) return between;
  return values.length > 2 ? values.slice(0, -1) : values;
}

function edit({ path, test }: FoundTest, { line, text, start, end }: Expectation, after: string): Edit {
  return { kind: 'bend', path, line, test: test.name, before: text, after, start, end };
}

/** The one expectation that the base's failure speaks of, with the base's own answer in its place. */
function oldValue(
  expectations: readonly Expectation[],
  was: { expected?: string; actual?: string } | undefined,
): { expectation: Expectation; after: string } | undefined {
  const [expected, actual] = [plain(was?.expected), plain(was?.actual)];
  if (expected === undefined || actual === undefined || expected === actual) return undefined;
  const spoken = expectations.filter(({ text, kind }) => kind !== 'truth' && plain(text) === expected);
  const [expectation] = spoken;
  if (spoken.length === 0) {
    const part = onlyDifference(expected, actual);
    return part && oldValue(expectations, part);
  }
  if (expectation === undefined || spoken.length > 1) return undefined;
  const after = inPlaceOf(expectation, expected, actual);
  // Marks that are written differently, a quote in a quoted text: nothing was put in its place.
  return after === undefined || after === expectation.text ? undefined : { expectation, after };
}

/** `[34, 33]` and `[33, 33]`: the one value in which two lists differ, where it is their first, by which the equality is bent. */
function onlyDifference(expected: string, actual: string): { expected: string; actual: string } | undefined {
  const [theirs, ours] = [expected, actual].map((text) => text.slice(0, 2000).match(/"[^"]*"|[\w.-]+|\S/g) ?? []);
  if (theirs === undefined || theirs.length < 2 || theirs.length !== ours?.length) return undefined;
  const at = theirs.findIndex((one, index) => one !== ours[index]);
  const rest = theirs.some((one, index) => index > at && one !== ours[index]);
  const isFirst = theirs
    .slice(0, Math.max(at, 0))
    .every((one, index) => !/^["\d-]/.test(one) && (!/\w/.test(one) || /^[([{!]$/.test(theirs[index + 1] ?? '')));
  return at === -1 || rest || !isFirst ? undefined : { expected: theirs[at] ?? '', actual: ours[at] ?? '' };
}

function inPlaceOf({ kind, text }: Expectation, expected: string, actual: string): string | undefined {
  if (kind === 'number')
    return /^\d+$/.test(actual) === /^\d+$/.test(text) && /^\d+(?:\.\d+)?$/.test(actual) ? actual : undefined;
  if (kind === 'string') return safe.test(actual) ? text.replace(expected, () => actual) : undefined;
  // `Decimal('0.10')`: told as it would be written.
  const [name] = /^\w+(?=\("[\w.]+"\)$)/.exec(expected) ?? [];
  return name !== undefined && new RegExp(`^${name}\\("[\\w.-]+"\\)$`).test(actual) ? actual : undefined;
}

/** Nothing in it that would have to be escaped. */
const safe = /^[\w .,:;/|+=()@#%-]{1,200}$/;

function plain(text: string | undefined): string | undefined {
  const trimmed = text?.trim().replace(/'/g, '"');
  return trimmed === undefined ? undefined : (/^[a-zA-Z]?"([^"]*)"$/.exec(trimmed)?.[1] ?? trimmed);
}

/** The next number, a letter in the other case, or another last digit where the text is a number with a fraction. */
function nearValue({ kind, text }: Expectation): string | undefined {
  if (kind === 'number') return bentLiteral(text, kind, 0);
  const [, before = '', content = '', after = ''] = /^(["'`])([^\\$#%<{]*)(["'`])$/.exec(text) ?? [];
  if (kind !== 'string' || content === '') return undefined;
  const fraction = nearFraction(text);
  if (fraction !== undefined) return fraction;
  const at = content.search(/[a-zA-Z]/);
  if (at === -1) return undefined;
  const letter = content.charAt(at);
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return `${before}${content.slice(0, at)}${other}${content.slice(at + 1)}${after}`;
}
