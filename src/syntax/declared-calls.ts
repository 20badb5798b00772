/** Tests that are calls: `it('…', () => {})`, `describe "…" do`, `t.Run("…", …)`, `test('…')->skip()`. */

import type { Node } from 'web-tree-sitter';
import { type Marked, markOf, optionMarks } from './marks.ts';
import type { Shape } from './shape.ts';

export interface Declared {
  kind: 'case' | 'group' | 'function';
  name: string;
  line: number;
  /** Token range of all that belongs to it, its name and attributes included. */
  start: number;
  end: number;
  /** Where its body begins; equal to `end` where it has none. */
  body: number;
  marks: Marked[];
}

export interface Places {
  shape: Shape;
  /** The first token at or behind a place of the text. */
  indexOf(at: number): number;
}

const caseWords = /^([xf]?(it|test|specify|example)|scenario|its|property|pit|Run)$/;
const groupWords = /^([xf]?(describe|context)|suite|feature|example_group)$/;
/** What is called between a test's word and the call with its name: `it.each([…])('…')`. */
const parametrised = /^(each|for|skipIf|runIf|if)$/;
/** What may hang on a test's word; of anything else (`test.set('Accept', 'x')`) only what is given a function is a test. */
const chained = /^(each|for|concurrent|sequential|serial|parallel|shuffle|slow|step)$/;
const objects = /^(Deno|QUnit|RSpec|t|tap|b|suite|test|self)$/;

export function readCall(call: Node, { shape, indexOf }: Places): Declared | undefined {
  const chain = wordsOf(call.childForFieldName('function') ?? call);
  if (chain === undefined || isCallee(call)) return undefined;
  const at = chain.findIndex(({ text }, place) => place < 2 && isWord(text, chain[place + 1]?.text));
  const word = chain[at];
  if (word === undefined || (at === 1 && !objects.test(chain[0]?.text ?? '') && word.text !== 'Run')) return undefined;
  const kind = groupWords.test(word.text) ? 'group' : 'case';
  const rest = chain.slice(at + 1);
  const given = call.childForFieldName('arguments');
  const body = functionIn(call, given);
  const isForeign = rest.some(({ text }) => !chained.test(text) && markOf(text) === undefined);
  const [first] = given?.namedChildren ?? [];
  // Ruby's own method of that name without anything, or with what is no name.
  if ((isForeign && body === undefined) || (first === undefined && body === undefined)) return undefined;
  if (word.text === 'Run' && body === undefined && given?.namedChildCount !== 2) return undefined;

  const line = word.startPosition.row + 1;
  const marks: Marked[] = rest.flatMap(({ text, startPosition }) => markOf(text, startPosition.row + 1) ?? []);
  if (/^[xp](it|test|describe|specify|context|example)$/.test(word.text)) marks.push({ mark: 'skip', line });
  if (/^f(it|test|describe|specify|context|example)$/.test(word.text)) marks.push({ mark: 'only', line });
  const { whole, hung } = withHung(call);
  const [start, end] = [indexOf(word.startIndex), indexOf(whole.endIndex)];
  const from = body === undefined ? end : indexOf(body.startIndex);
  if (given !== null) marks.push(...optionMarks(shape.tokens, indexOf(given.startIndex) + 1, Math.min(from, end)));
  marks.push(...hung.flatMap(({ text, startPosition }) => markOf(text, startPosition.row + 1) ?? []));
  if (body === undefined && kind === 'case' && call.type === 'call') marks.push({ mark: 'todo', line });
  return { kind, name: nameOf(first ?? body), line, start, end, body: from, marks };
}

const isWord = (text: string, next = '') => groupWords.test(text) || (caseWords.test(text) && !groupWords.test(next));

/** `it.only.each(…)` as its words; undefined: something else is called. */
function wordsOf(node: Node, depth = 0): Node[] | undefined {
  if (depth > 8) return undefined;
  switch (node.type) {
    case 'identifier':
    case 'name':
    case 'constant':
    case 'self':
      return [node];
    case 'member_expression':
    case 'selector_expression': {
      const object = node.childForFieldName('object') ?? node.childForFieldName('operand');
      const own = node.childForFieldName('property') ?? node.childForFieldName('field');
      const words = object && wordsOf(object, depth + 1);
      return words && own ? [...words, own] : undefined;
    }
    case 'call': {
      const [receiver, own] = [node.childForFieldName('receiver'), node.childForFieldName('method')];
      const words = receiver === null ? [] : wordsOf(receiver, depth + 1);
      return depth === 0 && words && own ? [...words, own] : undefined;
    }
    case 'call_expression': {
      const inner = node.childForFieldName('function');
      const words = inner && wordsOf(inner, depth + 1);
      return parametrised.test(words?.at(-1)?.text ?? '') ? (words ?? undefined) : undefined;
    }
    default:
      return undefined;
  }
}

function isCallee(call: Node): boolean {
  const { parent } = call;
  return parent?.type === 'call_expression' && parent.childForFieldName('function')?.equals(call) === true;
}

const functions =
  /^(arrow_function|function_expression|generator_function|anonymous_function(_creation_expression)?|func_literal|do_block|block|lambda)$/;

/** The function that is the test's body, handed over as it is or through one more call: `async_(() => {})`. */
function functionIn(call: Node, given: Node | null): Node | undefined {
  const block = call.childForFieldName('block');
  if (block !== null) return block;
  const inside = (node: Node | null) =>
    node?.namedChildren.flatMap((one) => (one?.type === 'argument' ? one.namedChildren : [one])) ?? [];
  const direct = inside(given);
  const through = direct.flatMap((one) =>
    /call/.test(one?.type ?? '') ? inside(one?.childForFieldName('arguments') ?? null) : [],
  );
  return [...direct, ...through].find((one) => one !== null && functions.test(one.type)) ?? undefined;
}

/** With what hangs on the call, `->skip()`, and its words. */
function withHung(call: Node): { whole: Node; hung: Node[] } {
  let whole = call;
  const hung: Node[] = [];
  for (let next = call.parent; next !== null && next.startIndex === call.startIndex; next = next.parent) {
    if (!/^(member_expression|call_expression|member_call_expression|call)$/.test(next.type) || hung.length > 12) break;
    const own =
      next.childForFieldName('property') ?? next.childForFieldName('name') ?? next.childForFieldName('method');
    if (own !== null) hung.push(own);
    whole = next;
  }
  return { whole, hung };
}

/** A string's content; of what is no string some of its words: RSpec's one-liners say what they are. */
function nameOf(node: Node | null | undefined): string {
  const text = node?.text.slice(0, 400) ?? '';
  const quoted = /^(["'`])([\s\S]*)\1$/.exec(text)?.[2];
  return quoted ?? text.split('\n', 1)[0]?.trim() ?? '';
}
