/** Functions of a source that give something else than they do: what a test demands of them is heard there. */

import type { Node } from 'web-tree-sitter';
import { parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import { type OtherResult, type OtherValues, otherValues } from './other-values.ts';
import { plainResultsOf } from './plain-results.ts';

/** Of functions with one of these names: all that each gives, or throws, at once. Empty: the language is not known, or it cannot be read. */
export async function otherResultsOf(path: string, text: string, names: ReadonlySet<string>): Promise<OtherResult[]> {
  const language = testLanguageOf(path);
  if (language === undefined || !('grammar' in language)) return plainResultsOf(path, text, names);
  const values = otherValues[language.grammar];
  const parsed = values === undefined ? 'none' : await parseText(text, language.grammar);
  if (values === undefined || typeof parsed === 'string') return [];
  using _ = parsed;
  const edits = otherEdits(parsed.tree.rootNode, names, values, ['coarse', 'near', 'given', 'silent']);
  const results = Map.groupBy(edits, ({ name, kind }) => `${kind} ${name}`).values();
  return [...results].flatMap((own) => resultOf(text, own));
}

export function otherEdits<Kind extends OtherKind>(
  root: Node,
  names: ReadonlySet<string>,
  values: OtherValues,
  kinds: readonly Kind[],
): OtherEdit<Kind>[] {
  return givingNodes(root, values).flatMap((giving) => editsOf(giving, names, values, kinds));
}

/** `unlike`, `turned` with it, and `alike`: see there. */
type OtherKind = OtherResult['kind'] | 'unlike' | 'turned' | 'alike';

interface Giving {
  node: Node;
  throws: boolean;
}

export interface OtherEdit<Kind> extends Omit<OtherResult, 'text' | 'kind'> {
  kind: Kind;
  start: number;
  end: number;
}

const mostChars = 2000;

function editsOf<Kind extends OtherKind>(
  { node, throws }: Giving,
  names: ReadonlySet<string>,
  values: OtherValues,
  wanted: readonly Kind[],
): OtherEdit<Kind>[] {
  const { text: before, startIndex: start, endIndex: end, startPosition } = node;
  const owner = ownerOf(node);
  if (owner === undefined || !names.has(owner.name) || before.length > mostChars) return [];
  const { name, type, given } = owner;
  const afterOf = (kind: OtherKind) =>
    kind === 'silent'
      ? values.silent
      : kind === 'given'
        ? given
        : kind === 'turned' || kind === 'unlike'
          ? values.unlike(before, type, kind === 'turned')
          : values[kind](before, type);
  return wanted.flatMap((kind) => {
    const after = throws === (kind === 'silent') ? afterOf(kind) : undefined;
    if (after === undefined || after === before) return [];
    return [{ kind, name, line: startPosition.row + 1, before, after, start, end }];
  });
}

function resultOf(text: string, unsorted: readonly OtherEdit<OtherResult['kind']>[]): OtherResult[] {
  const edits = [...unsorted].sort((a, b) => a.start - b.start);
  const [first] = edits;
  if (first === undefined) return [];
  const { kind, name, line, before, after } = first;
  return [{ kind, name, line, before, after, text: withOther(text, edits) }];
}

/** In the order of the text; what stands within another edit is changed with it. */
export function withOther(
  text: string,
  edits: readonly Pick<OtherEdit<OtherKind>, 'start' | 'end' | 'after'>[],
): string {
  const outer = edits.filter(
    (one) => !edits.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
  );
  return outer.reduceRight((now, { start, end, after }) => now.slice(0, start) + after + now.slice(end), text);
}

/** Values that functions give – of a `return`, of an arrow, of what stands last where that is the result –, and what is thrown. */
function givingNodes(root: Node, values: OtherValues): Giving[] {
  const found: Giving[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const throws =
      throwing.test(node.type) || (node.type === 'call' && node.childForFieldName('method')?.text === 'raise');
    const value = throws ? node : givenBy(node, values);
    if (value !== undefined) found.push({ node: value, throws });
    waiting.push(...node.namedChildren.filter((child) => child !== null).reverse());
  }
  return found;
}

const throwing = /^(?:throw_statement|throw_expression|raise_statement)$/;

function givenBy(node: Node, { givesLast, givesMany }: OtherValues): Node | undefined {
  const body = node.childForFieldName('body');
  if (returning.test(node.type)) {
    const value = node.lastNamedChild;
    // The others are mostly errors.
    return (givesMany && value?.type === 'expression_list' ? value.firstNamedChild : value) ?? undefined;
  }
  if (body === null) return undefined;
  if (node.type === 'arrow_function') return body.type === 'statement_block' ? undefined : body;
  if (!givesLast?.test(node.type)) return undefined;
  const last = /^(?:body_statement|block)$/.test(body.type) ? body.lastNamedChild : body;
  return last === null || noValue.test(last.type) ? undefined : last;
}

const returning = /^(?:return_statement|return_expression|return|arrow_expression_clause)$/;
const noValue = /statement|declaration|_modifier$|^(?:assignment|return|comment|while|until|if|unless|case)/;

/** The function, method or variable that it is written in, the type of its result as it is declared, and what it is given of that type. */
function ownerOf(node: Node): { name: string; type: string; given: string | undefined } | undefined {
  let parameters: Node | null = null;
  for (let at = node.parent; at !== null; at = at.parent) {
    parameters ??= at.childForFieldName('parameters');
    if (!owners.test(at.type)) continue;
    const of = (...fields: string[]) => fields.map((field) => at?.childForFieldName(field)?.text).find(Boolean) ?? '';
    const written = of('name', 'key', 'left', 'declarator');
    const name = /(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*[?!]?)(?:\s*\([\s\S]*)?$/u.exec(written)?.[1];
    if (name === undefined) continue;
    const type = of('return_type', 'returns', 'result', 'type');
    return { name, type, given: givenTo(parameters, type) };
  }
  return undefined;
}

/** The first parameter; where types are declared it must be of the result's. */
function givenTo(parameters: Node | null, type: string): string | undefined {
  const first = parameters?.namedChildren.find((child) => child !== null && !/^(?:self|cls|this)\b/.test(child.text));
  const text = first?.text.replace(/(?<!\s)\s*=[^=][\s\S]*$/, '') ?? '';
  const [, plain] = /^(\$?[\p{L}_][\p{L}\p{N}_]*)$/u.exec(text) ?? [];
  if (plain !== undefined) return type === '' || type === plain ? plain : undefined;
  const [, name, own] =
    /^([\p{L}_$][\p{L}\p{N}_$]*)\??\s*:?\s+(.+)$/u.exec(text.replace(/^([\p{L}_$]\w*):/u, '$1 : ')) ?? [];
  const bare = (words = '') => words.replace(/^[:\s]+|^->\s*/, '').trim();
  return name !== undefined && type !== '' && bare(own) === bare(type) ? name : undefined;
}

const owners =
  /^(?:(?:generator_)?function_(?:declaration|definition|item)|(?:singleton_)?method(?:_definition|_declaration)?|variable_declarator|pair|assignment_expression|property_declaration|(?:public_)?field_definition)$/;
