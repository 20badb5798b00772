/** Functions as they are written in a source or a test, with the type that they belong to and what it extends. */

import type { Node } from 'web-tree-sitter';
import { nameOf } from './blown.ts';
import { parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import { plainFunctions, type SourceFunction } from './plain-functions.ts';

export type { SourceFunction };

/** Empty: the language is not known, or it cannot be read. */
export async function sourceFunctions(path: string, text: string): Promise<SourceFunction[]> {
  const language = testLanguageOf(path);
  if (language === undefined || !('grammar' in language)) return plainFunctions(path, text);
  const parsed = await parseText(text, language.grammar);
  if (typeof parsed === 'string') return [];
  using _ = parsed;
  const found: SourceFunction[] = [];
  const known: KnownTypes = new Map();
  const waiting: Node[] = [parsed.tree.rootNode];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    waiting.push(...node.namedChildren.filter((child) => child !== null).reverse());
    const own = functions.test(node.type) ? readFunction(node, text, known) : undefined;
    if (own !== undefined) found.push(own);
  }
  return found;
}

const functions =
  /^(?:(?:generator_)?function_(?:declaration|definition|item|expression)|arrow_function|(?:singleton_)?method(?:_definition|_declaration)?)$/;

function readFunction(node: Node, text: string, known: KnownTypes): SourceFunction | undefined {
  const body = node.childForFieldName('body');
  const name = nameOf(node);
  if (body === null || name === '') return undefined;
  const { owner, bases, isOpen } = typeOf(node, text, known);
  const isAssigned = node.childForFieldName('name') === null && node.childForFieldName('declarator') === null;
  const whole = (isAssigned ? node.parent : node) ?? node;
  const head = text.slice(whole.startIndex, body.startIndex);
  return {
    ...{ name, owner, bases, isOpen },
    ...{ line: whole.startPosition.row + 1, endLine: node.endPosition.row + 1 },
    ...{ start: whole.startIndex, end: node.endIndex },
    nameAt: whole.startIndex + head.search(new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?!\\w)(?!\\s*:)`)),
    ...{ head, body: body.text },
  };
}

interface OwnType {
  owner: string;
  bases: string[];
  isOpen: boolean;
}

/** Each is read once. */
type KnownTypes = Map<number | string, OwnType | undefined>;

function typeOf(node: Node, text: string, known: KnownTypes): OwnType {
  const receiver = node.childForFieldName('receiver')?.text ?? '';
  const [, embedding] = /(\w+)\s*(?:\[[^\]]*\]\s*)?\)$/.exec(receiver) ?? [];
  if (embedding !== undefined) {
    const own = known.get(embedding) ?? { owner: embedding, bases: embeddedIn(text, embedding), isOpen: false };
    known.set(embedding, own);
    return own;
  }
  // `int Order::discount() const`, `Order.prototype.discount = function`.
  const written = [node.childForFieldName('declarator'), node.parent?.childForFieldName('left')].find(Boolean)?.text;
  const [, scope] = /(\w+)(?:::|\.prototype\.)~?\w+\s*(?:\(|$)/.exec(written ?? '') ?? [];
  if (scope !== undefined) return { owner: scope, bases: [], isOpen: false };
  for (let at = node.parent; at !== null; at = at.parent) {
    const own = known.has(at.id) ? known.get(at.id) : typeAt(at, text);
    known.set(at.id, own);
    if (own !== undefined) return own;
  }
  return { owner: '', bases: [], isOpen: false };
}

function typeAt(node: Node, text: string): OwnType | undefined {
  const isBlock = /^(?:do_)?block$/.test(node.type) && node.parent?.type === 'call';
  const head = isBlock && node.parent ? text.slice(node.parent.startIndex, node.startIndex) : '';
  // `Class.new(Order) do`, `Order.class_eval do`.
  const [, made, opened] = /^Class\.new\(\s*([\w:]+)\s*\)|^([\w:]+)\.(?:class_eval|class_exec)\b/.exec(head) ?? [];
  if (made !== undefined || opened !== undefined)
    return { owner: opened ?? '', bases: made ? [made] : [], isOpen: false };
  const body =
    node.childForFieldName('body') ?? node.namedChildren.find((child) => child !== null && bodies.test(child.type));
  if (!body || !(types.test(node.type) || anonymous.test(node.type))) return undefined;
  const name = node.childForFieldName('name')?.text ?? node.childForFieldName('type')?.text ?? '';
  const before = text.slice(node.startIndex, body.startIndex);
  const isMade = anonymous.test(node.type) && !/\bclass\b/.test(before);
  const words = (isMade ? (node.childForFieldName('type')?.text ?? before) : before).match(/\w+/g) ?? [];
  return {
    owner: isMade ? '' : name,
    bases: words.filter((word) => word !== name || isMade),
    isOpen: opens.test(before) || unwritten.test(body.text),
  };
}

const types =
  /^(?:abstract_)?(?:class|struct|interface|trait|enum|record|module)(?:_declaration|_definition|_specifier|_item)?$|^impl_item$/;
const anonymous = /^(?:object_creation_expression|anonymous_class)$/;
const bodies = /^(?:class_body|declaration_list)$/;
const opens = /\b(?:abstract|interface|trait|ABC|ABCMeta)\b/;
const unwritten =
  /NotImplemented|\babstract\b|must (?:be )?(?:implement|overrid)|\)\s*(?:const\s*)?(?:noexcept\s*)?=\s*0\s*;/i;

function embeddedIn(text: string, name: string): string[] {
  const [, fields = ''] = new RegExp(`\\btype\\s+${name}\\s+struct\\s*\\{([^}]*)\\}`).exec(text) ?? [];
  return [...fields.matchAll(/^[ \t]*\*?(?:\w+\.)?(\w+)[ \t]*(?:\/\/.*)?$/gm)].map(([, one = '']) => one);
}
