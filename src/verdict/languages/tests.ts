/** Finds the tests in a source file, each with its assertions and the values that these expect. */

import type { Node } from 'web-tree-sitter';
import { type Assertion, type AssertionNode, assertionsIn } from './assertions.ts';
import { type Expected, expectedValues } from './expected-values.ts';
import { functionsOf } from './functions.ts';
import type { Mark } from './language.ts';
import {
  callOf,
  contains,
  contentOf,
  firstAbove,
  indentAt,
  onlyTells,
  readSource,
  type Source,
  type Span,
  spanOf,
} from './syntax-tree.ts';

export interface Test extends Span {
  /** As it is written, without quotes: it may hold placeholders. */
  name: string;
  /** The suites and classes around it, the outermost first. */
  groups: readonly (Span & { name: string })[];
  marks: readonly { mark: Mark; line: number }[];
  /** All before its body. */
  head: string;
  body: Span & { type: string; indent: string };
  /** Its own; where it has none, ranges that helpers of the same file take. */
  assertions: readonly Assertion[];
  expected: readonly Expected[];
  /** It calls something beside what asserts. */
  calls: boolean;
  /** The whole file is the test: no runner names it. */
  whole: boolean;
}

/** In the order of the file; undefined: no record knows the file. A reason where it cannot be read. */
export const testsIn = async (path: string, text: string): Promise<readonly Test[] | string | undefined> =>
  readSource(path, text, read);

function read(source: Source): Test[] {
  const { tests } = source.language;
  const assertions = assertionsIn(source);
  const valuesOf = expectedValues(source, assertions);
  const cases = casesIn(source);
  const leaves = cases.filter((one) => !cases.some((other) => other !== one && contains(one.body, other)));
  if (leaves.length === 0 && tests.scripts && assertions.length > 0) leaves.push(script(source));
  const groups = groupsIn(source);
  const helpers = helpersIn(
    source,
    assertions.filter((one) => !leaves.some(({ body }) => contains(body, one))),
  );
  return leaves.map(({ bodyNode, ...one }) => {
    const own = assertions.filter((each) => contains(one.body, each));
    const around = groups.filter((group) => contains(group, one));
    const heads = [...around.map(({ head, line }) => ({ head, line })), { head: one.head, line: one.line }];
    const marks = heads.flatMap(({ head, line }) =>
      tests.marks.flatMap(([mark, form]) => (form.test(head) ? [{ mark, line }] : [])),
    );
    return {
      ...one,
      groups: around,
      marks,
      // Nodes are over with their tree.
      assertions: (own.length > 0 ? own : helpers(one.body.text)).map(({ node, pairs, patterns, ...each }) => each),
      // What is compared with a constant is no value of production's.
      expected: distinct(own.filter(({ constant }) => !constant).flatMap(valuesOf)),
      calls: otherCalls(source, bodyNode, own),
    };
  });
}

type Case = Omit<Test, 'groups' | 'marks' | 'assertions' | 'expected' | 'calls'> & { bodyNode: Node };

function casesIn(source: Source): Case[] {
  const { query, declares, above } = source.language.tests;
  const found = new Map<number, Case>();
  for (const { test, name, body } of source.matches(query)) {
    if (!test || !name || !body) continue;
    const from = firstAbove(test, above);
    const head = source.text.slice(from.startIndex, body.startIndex);
    if (!declares.test(head)) continue;
    const bodySpan = { ...spanOf(source, body), type: body.type, indent: indentAt(source.text, body.startIndex) };
    const end = test.endIndex > body.endIndex ? test : body;
    // What stands around a test of its own, a decorator, belongs to it.
    const known = found.get(body.startIndex);
    if (known && known.start <= from.startIndex) continue;
    found.set(body.startIndex, {
      ...spanOf(source, from, end),
      line: test.startPosition.row + 1,
      ...{ name: unquoted(source.textOf(name)), head, body: bodySpan, bodyNode: body, whole: false },
    });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

function script(source: Source): Case {
  const whole = { ...spanOf(source, source.root), line: 1 };
  const body = { ...whole, type: source.root.type, indent: '' };
  return { ...whole, name: 'the script', head: '', body, bodyNode: source.root, whole: true };
}

/** Of the functions of the file that a body names those assertions that take a range for an answer: more than one value passes. */
function helpersIn(source: Source, outside: readonly AssertionNode[]): (body: string) => readonly AssertionNode[] {
  const functions = outside.length === 0 ? [] : functionsOf(source);
  const named = outside.flatMap((one) => {
    if (!/ [<>]=? /.test(one.text)) return [];
    const around = functions.findLast(({ body }) => contains(spanOf(source, body), one));
    return around ? { one, name: source.textOf(around.name) } : [];
  });
  return (body) => named.flatMap(({ one, name }) => (body.includes(name) ? one : []));
}

function groupsIn(source: Source): (Span & { name: string; head: string })[] {
  return source.matches(source.language.tests.groups ?? '').flatMap(({ group, name }) => {
    if (!group || !name) return [];
    const head = source.text.slice(group.startIndex, name.endIndex + 1);
    return [{ ...spanOf(source, group), name: unquoted(source.textOf(name)), head }];
  });
}

function otherCalls(source: Source, body: Node, assertions: readonly AssertionNode[]) {
  const { wraps } = source.language.values;
  const waiting: Node[] = [body];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const call = callOf(source, node);
    if (call) {
      const isAssertion = assertions.some(
        (one) => one.node.startIndex === node.startIndex && node.endIndex <= one.node.endIndex,
      );
      if (!isAssertion && !onlyTells(source, call.callee) && !wraps.test(call.callee)) return true;
    }
    for (const one of node.namedChildren.filter((child) => child !== null)) waiting.push(one);
  }
  return false;
}

/** Each place once. */
const distinct = (expected: readonly Expected[]) => [...new Map(expected.map((one) => [one.start, one])).values()];

const unquoted = (text: string) => contentOf(text).replace(/\\(["'`\\])/g, '$1');
