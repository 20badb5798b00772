/** Statements and the blocks around them: enough of a program's shape to see what an assertion depends on. */

import { withBlocks } from './blocks.ts';
import type { Language } from './language.ts';
import type { Token } from './token.ts';
import { type Comment, tokenise } from './tokens.ts';

/** Tokens from `start` up to, not including, `end`; what nests in its blocks is inside and has statements of its own. */
export interface Statement {
  start: number;
  end: number;
  /** The block it stands in, -1 at the top. */
  block: number;
}

export type BlockKind = 'if' | 'loop' | 'try' | 'catch' | 'function' | 'type' | 'other';

export interface Block {
  kind: BlockKind;
  open: number;
  close: number;
  /** The statement that the block belongs to. */
  owner: number;
  parent: number;
}

export interface Program {
  language: Language;
  tokens: readonly Token[];
  comments: readonly Comment[];
  match: Int32Array;
  parent: Int32Array;
  statements: Statement[];
  blocks: Block[];
  /** For each token its innermost statement. */
  statementAt: Int32Array;
}

interface Frame {
  block: number;
  statement: number;
  /** Open round and square brackets, and braces of object literals. */
  depth: number;
}

export function parse(text: string, language: Language): Program {
  const lexed = tokenise(text, language);
  const { tokens, match, parent } = withBlocks(lexed.tokens, language);
  const statements: Statement[] = [];
  const blocks: Block[] = [];
  const statementAt = new Int32Array(tokens.length).fill(-1);
  const program: Program = {
    language,
    tokens,
    comments: lexed.comments,
    match,
    parent,
    statements,
    blocks,
    statementAt,
  };
  const frames: Frame[] = [{ block: -1, statement: -1, depth: 0 }];
  /** Braces that open an object literal, by index. */
  const objects = new Set<number>();

  const end = (frame: Frame, at: number) => {
    const statement = statements[frame.statement];
    if (statement !== undefined) statement.end = at;
    frame.statement = -1;
  };

  for (const [index, token] of tokens.entries()) {
    let frame = frames.at(-1) as Frame;
    const partner = match[index] ?? -1;
    if (token.kind === 'punct' && token.text === '}' && partner !== -1 && !objects.has(partner)) {
      while (frames.length > 1 && blocks[frame.block]?.open !== partner) frame = closeFrame(frames, blocks, index, end);
      frame = closeFrame(frames, blocks, index, end);
      statementAt[index] = frame.statement;
      continue;
    }
    if (frame.statement !== -1 && frame.depth === 0 && ends(program, index, frame)) end(frame, index);
    if (token.text === ';' && token.kind === 'punct' && frame.depth === 0 && !isHeader(program, frame)) {
      end(frame, index);
      continue;
    }
    if (frame.statement === -1) {
      frame.statement = statements.push({ start: index, end: tokens.length, block: frame.block }) - 1;
    }
    statementAt[index] = frame.statement;
    if (token.kind !== 'punct') continue;
    if (token.text === '(' || token.text === '[') frame.depth++;
    else if (token.text === ')' || token.text === ']') frame.depth = Math.max(0, frame.depth - 1);
    else if (token.text === '{') {
      const kind = kindOf(program, index, frame);
      if (kind === 'object') {
        objects.add(index);
        frame.depth++;
      } else {
        const block = { kind, open: index, close: tokens.length, owner: frame.statement, parent: frame.block };
        frames.push({ block: blocks.push(block) - 1, statement: -1, depth: 0 });
      }
    } else if (token.text === '}' && objects.has(partner)) frame.depth = Math.max(0, frame.depth - 1);
  }
  return program;
}

function closeFrame(frames: Frame[], blocks: Block[], at: number, end: (frame: Frame, at: number) => void): Frame {
  const frame = frames.pop();
  if (frame !== undefined) {
    end(frame, at);
    const block = blocks[frame.block];
    if (block !== undefined) block.close = at;
  }
  if (frames.length === 0) frames.push({ block: -1, statement: -1, depth: 0 });
  return frames.at(-1) as Frame;
}

/** Languages whose statements end only with `;` or a block. */
const semicolons: ReadonlySet<Language> = new Set(['java', 'php', 'rust', 'other']);
const goesOn = new Set(
  ', ( [ = + - * / % && || ?? ? : . => -> == === != !== <= >= | & < > :: ! := ?. @ ~ ^ =~'.split(' '),
);
const goesOnBefore = new Set('. ?. -> :: && || ?? ? ) ] , == === != !== = + * | => then'.split(' '));
const continuesBlock = new Set(['else', 'catch', 'finally', 'while', 'elsif', 'elseif']);

/** Whether the frame's statement ends before this token. */
function ends({ tokens, language }: Program, index: number, frame: Frame): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token === undefined || before === undefined) return false;
  if (before.text === '}' && before.kind === 'punct') {
    if (token.kind === 'word' && continuesBlock.has(token.text)) return false;
    if (
      semicolons.has(language) &&
      (token.kind === 'word' || token.text === '#' || token.text === '@' || token.text === '[')
    ) {
      return frame.depth === 0;
    }
  }
  if (semicolons.has(language) || token.line === before.line) return false;
  if (before.kind === 'punct' && goesOn.has(before.text) && !(before.text === ':' && language === 'python'))
    return false;
  if (token.kind === 'punct' && goesOnBefore.has(token.text))
    return language === 'python' || language === 'ruby' ? token.text !== '.' : false;
  if (token.kind === 'punct' && token.text === '{') return false;
  return frame.depth === 0;
}

/** `for i := 0; …` and `if err := f(); err != nil` in Go: the semicolon is inside a header. */
function isHeader({ tokens, statements, language }: Program, frame: Frame): boolean {
  if (language !== 'go') return false;
  const head = tokens[statements[frame.statement]?.start ?? -1]?.text ?? '';
  return head === 'for' || head === 'if' || head === 'switch';
}

const byWord: Record<string, BlockKind> = {
  if: 'if',
  elif: 'if',
  elsif: 'if',
  elseif: 'if',
  else: 'if',
  unless: 'if',
  case: 'if',
  when: 'if',
  switch: 'if',
  match: 'if',
  select: 'if',
  guard: 'if',
  for: 'loop',
  foreach: 'loop',
  while: 'loop',
  until: 'loop',
  loop: 'loop',
  try: 'try',
  begin: 'try',
  except: 'catch',
  rescue: 'catch',
  catch: 'catch',
  with: 'other',
  finally: 'other',
  def: 'function',
  defp: 'function',
  func: 'function',
  fn: 'function',
  fun: 'function',
  function: 'function',
  class: 'type',
  struct: 'type',
  impl: 'type',
  trait: 'type',
  interface: 'type',
  enum: 'type',
  mod: 'type',
  module: 'type',
  defmodule: 'type',
  namespace: 'type',
  object: 'type',
};
const valueBefore = new Set('( , [ = : ? || && ?? ... return => default :='.split(' '));

function kindOf(program: Program, index: number, frame: Frame): BlockKind | 'object' {
  const { tokens, match, statements, language } = program;
  const before = tokens[index - 1];
  if (before === undefined) return 'other';
  if (before.text === '=>' || before.text === '->') return 'function';
  // A closure without parameters: `|| {`.
  if (language === 'rust' && (before.text === '||' || before.text === '|')) return 'function';
  if (language === 'python') {
    const block = before.text === ':' && frame.depth === 0 && tokens[index]?.line !== before.line;
    if (!block) return 'object';
  } else if (frame.depth > 0 || language === 'javascript' || language === 'ruby') {
    if (valueBefore.has(before.text) && before.kind !== 'string' && language !== 'go') return 'object';
  }
  if (before.kind === 'word' && before.text === 'do') return language === 'ruby' ? 'function' : 'loop';
  if (before.kind === 'word' && (before.text === 'else' || before.text === 'try' || before.text === 'begin')) {
    return byWord[before.text] ?? 'other';
  }
  if (before.text === ')' && before.kind === 'punct') {
    const head = tokens[(match[index - 1] ?? -1) - 1]?.text ?? '';
    const control = byWord[head];
    if (control !== undefined) return control;
  }
  if (frame.depth === 0) {
    const start = statements[frame.statement]?.start ?? index;
    for (let at = start; at < Math.min(index, start + 60); at++) {
      const token = tokens[at];
      if (token?.kind !== 'word') continue;
      const kind = Object.hasOwn(byWord, token.text) ? byWord[token.text] : undefined;
      if (
        kind !== undefined &&
        (at === start || kind === 'function' || kind === 'type' || token.text === tokens[start]?.text)
      )
        return kind;
      if (at > start && token.text !== 'async' && kind === undefined && !modifiers.has(tokens[at - 1]?.text ?? '')) {
        if (!modifiers.has(token.text)) break;
      }
    }
  }
  return before.text === ')' || before.text === '|' ? 'function' : 'other';
}
const modifiers = new Set(
  'public private protected static final override suspend open internal inline async export const let var unsafe pub abstract default @ # [ ] ('.split(
    ' ',
  ),
);
