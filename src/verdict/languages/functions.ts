/** Finds functions and constants in a source file, with edits that change each of them to make a mutant. */

import type { Node } from 'web-tree-sitter';
import { isConstant } from './assertions.ts';
import { otherLiteral } from './other-literal.ts';
import {
  callOf,
  contains,
  contentOf,
  indentAt,
  isWithin,
  nodesIn,
  onlyTells,
  readSource,
  type Source,
  type Span,
  spanOf,
  spansOf,
} from './syntax-tree.ts';
import { kindOf } from './tables.ts';

/** A place in code, and what may stand there instead. */
export interface Edit extends Span {
  after: string;
  /** What fails where that is another value. */
  probe?: string | undefined;
}

export interface SourceFunction extends Span {
  name: string;
  /** It fails at its start; undefined: its body takes no failure. */
  failing: Edit | undefined;
  /** All that it gives is another value of its kind; empty: it gives none, or no other is known. */
  others: readonly Edit[];
  /** Each of its statements, or the branch of a condition, left out; `turned`: the other branch is taken too. */
  omissions: readonly (Edit & { turned?: string })[];
}

export interface Code {
  functions: readonly SourceFunction[];
  /** Literals of what is declared outside of functions, each as another one. */
  constants: readonly Edit[];
  /** Parts that a compiler may leave out. */
  conditional: readonly Span[];
  /** Where the environment, arguments or loaded modules are read, and what reads nothing there. */
  reads: readonly (Edit & { key: string; isOfRunner: boolean })[];
  /** Literals that stand as a condition or a key. */
  keys: readonly Span[];
}

/** undefined: no record knows the file. A reason where it cannot be read. */
export const codeIn = async (path: string, text: string): Promise<Code | string | undefined> =>
  readSource(path, text, read);

function read(source: Source) {
  const { code, tests } = source.language;
  const apart = spansOf(source, tests.parts ?? '', 'part');
  const isProduction = (span: Span) => !apart.some((part) => contains(part, span));
  const functions = functionsIn(source).filter(isProduction);
  const imports = ['import', 'load'].flatMap((name) => spansOf(source, source.language.imports, name));
  const attributes = nodesIn(source.root, tests.above ?? '').map((node) => spanOf(source, node));
  const isOutside = (span: Span) => ![...functions, ...imports, ...attributes].some((each) => contains(each, span));
  return {
    functions,
    constants: otherLiterals(source, source.root).filter((one) => isProduction(one) && isOutside(one)),
    // Around all of a header stands its guard.
    conditional: nodesIn(source.root, code.conditional ?? '')
      .map((node) => spanOf(source, node))
      .filter((part) => functions.some((one) => !contains(part, one))),
    reads: readsIn(source).filter(isProduction),
    keys: source
      .matches(code.keys.replaceAll('%', '(_) @key'))
      .flatMap(({ key }) => (key && isConstant(source, key) ? spanOf(source, key) : []))
      .filter(isProduction),
  };
}

function functionsIn(source: Source): SourceFunction[] {
  const { code, write } = source.language;
  const functions = functionsOf(source);
  const ownerOf = (node: Node) => functions.findLast(({ body }) => isWithin(body, node));
  const results = Map.groupBy(
    source.matches(code.results).flatMap(({ value }) => value ?? []),
    ownerOf,
  );
  const statements = Map.groupBy(source.matches(code.statements), (one) => {
    const node = one.statement ?? one.condition;
    return node && ownerOf(node);
  });
  return functions.map((one) => {
    const { whole, name, body, type } = one;
    const bodySpan = spanOf(source, body);
    const head = source.text.slice(whole.startIndex, body.startIndex);
    const indent = indentAt(source.text, body.startIndex);
    const failing = write.failing({ type: body.type, text: bodySpan.text, indent, head });
    const gives = (results.get(one) ?? []).flatMap((value) => (noValue.test(value.type) ? [] : spanOf(source, value)));
    return {
      ...spanOf(source, whole),
      name: source.textOf(name),
      failing: failing === undefined ? undefined : { ...bodySpan, after: failing },
      others: gives.flatMap((span) => {
        const after = write.other(span.text, type ? source.textOf(type).replace(/^(?:->|:)\s*/, '') : '');
        return after === undefined ? [] : [{ ...span, after, probe: write.differs?.(span.text, span.line) }];
      }),
      omissions: (statements.get(one) ?? []).flatMap(({ statement, condition }): SourceFunction['omissions'] => {
        const node = statement ?? condition;
        if (!node || (statement && onlyReports(source, statement))) return [];
        const span = spanOf(source, node);
        if (statement) return [{ ...span, after: write.never(span.text) }];
        return [{ ...span, after: write.not(span.text), turned: `${write.opposite ?? '!'}(${span.text})` }];
      }),
    };
  });
}

interface FunctionNode {
  whole: Node;
  name: Node;
  body: Node;
  type: Node | undefined;
}

export const functionsOf = (source: Source): FunctionNode[] =>
  nodesIn(source.root, source.language.code.functions).flatMap((whole) => functionOf(whole) ?? []);

/** By the fields that the grammars share; of a name or a key that is bound to a function, that function's body. */
function functionOf(whole: Node) {
  const field = (names: string, of = whole) =>
    names
      .split(' ')
      .map((name) => of.childForFieldName(name))
      .find((one) => one !== null) ?? undefined;
  const bound = field('value right');
  const body = field('body') ?? (bound && /function/.test(bound.type) ? field('body', bound) : undefined);
  let name = field('name left key declarator');
  const isPlain = name?.type !== 'pointer_declarator' && name?.type !== 'reference_declarator';
  for (let inner = name; inner; inner = field('declarator', inner) ?? undefined) name = inner;
  if (!name || !body) return undefined;
  return { whole, name, body, type: isPlain ? field('type returns return_type result') : undefined };
}

/** What stands last in a body may be a statement. */
const noValue = /statement|declaration|_modifier$|^(?:assignment|return|comment|while|until|unless)/;

/** What a program prints is rarely tested. */
function onlyReports(source: Source, statement: Node) {
  const [first] = statement.namedChildren;
  const call = callOf(source, statement) ?? (first ? callOf(source, first) : undefined);
  return call ? onlyTells(source, call.callee) : false;
}

function otherLiterals(source: Source, value: Node) {
  const { literals, interpolated } = source.language.values;
  return nodesIn(value, Object.values(literals).join(' ')).flatMap((node): Edit[] => {
    const [span, kind] = [spanOf(source, node), kindOf(source, node)];
    const after = !kind || interpolated?.test(span.text) ? undefined : otherLiteral(span.text, kind, 0);
    return after === undefined ? [] : [{ ...span, after }];
  });
}

function readsIn(source: Source) {
  const all = source.language.code.reads.flatMap(([query, from, nothing, by]) =>
    source.matches(`(${query} (#match? @_from "^(${from})$"))`).flatMap(({ read, key, default: otherwise }) => {
      if (!read) return [];
      const after = otherwise ? source.textOf(otherwise) : nothing;
      return {
        ...spanOf(source, read),
        after,
        isOfRunner: by === 'runner',
        key: key ? contentOf(source.textOf(key)) : '',
      };
    }),
  );
  return all.sort((a, b) => a.start - b.start);
}
