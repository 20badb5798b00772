/** Functions of languages without a grammar here, by the lines that begin and end them. */

const mostFunctions = 2000;
const mostLines = 300;

export function plainFunctions(path: string, text: string): SourceFunction[] {
  const language = languages.find(({ endings }) => endings.test(path));
  if (language === undefined) return [];
  const lines = text.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const found: SourceFunction[] = [];
  let owner = '';
  let bases: string[] = [];
  for (const [at, line] of lines.entries()) {
    owner = language.owner?.exec(line)?.[1] ?? owner;
    if (language.owner?.test(line)) bases = [];
    bases.push(
      ...[...line.matchAll(language.bases ?? /$^/g)].flatMap(([, words = '']) => words.match(/\w[\w:]*/g) ?? []),
    );
    const { name, indent = '', of } = language.begins.exec(line)?.groups ?? {};
    if (name === undefined) continue;
    if (found.length === mostFunctions) break;
    const isEnd = (one: string) => one.startsWith(indent) && language.ends.test(one.slice(indent.length));
    const isWhole = language.whole.test(line);
    const behind = isWhole ? 0 : lines.slice(at + 1, at + mostLines).findIndex(isEnd) + 1;
    const last = at + behind;
    if (!isWhole && behind === 0) continue;
    const [start, end] = [starts[at] ?? 0, (starts[last + 1] ?? text.length + 1) - 1];
    const head = language.head.exec(line)?.[0] ?? line;
    found.push({
      ...{ name, owner: of ?? owner, bases, isOpen: false, line: at + 1, endLine: last + 1, start, end },
      ...{ nameAt: start + head.lastIndexOf(name), head, body: inner(text.slice(start + head.length, end)) },
    });
  }
  return found;
}

/** Without what ends it. */
const inner = (body: string) => body.replace(/(?:\bend\b|\})[\s,;)]{0,50}$/, '');

export interface SourceFunction {
  name: string;
  /** The type that declares it; empty: none, or one without a name. */
  owner: string;
  /** What its type extends or embeds. */
  bases: string[];
  /** Meant to be overridden, by the type or by how the language says it. */
  isOpen: boolean;
  /** From 1. */
  line: number;
  endLine: number;
  start: number;
  end: number;
  nameAt: number;
  /** What stands before the body. */
  head: string;
  body: string;
}

interface PlainFunctions {
  endings: RegExp;
  begins: RegExp;
  /** Up to the body. */
  head: RegExp;
  ends: RegExp;
  /** One that ends on the line on which it begins. */
  whole: RegExp;
  owner?: RegExp;
  bases?: RegExp;
}

const languages: readonly PlainFunctions[] = [
  {
    endings: /\.(?:pl|pm|t)$/,
    begins: /^(?<indent>[ \t]*)sub\s+(?:(?<of>\w+(?:::\w+)*)::)?(?<name>\w+)/,
    head: /^[ \t]*sub\s+[\w:]+[^{]*\{/,
    ends: /^\}/,
    whole: /^[^{]*\{.*\}\s*$/,
    owner: /^\s*(?:\{\s*)?package\s+([\w:]+)/,
    bases: /(?:\buse\s+(?:parent|base)\b(?:\s+-norequire\s*,)?|@ISA\s*=)\s*([^;]+)/g,
  },
  {
    endings: /\.lua$/,
    begins:
      /^(?<indent>[ \t]*)(?:local\s+)?(?:function\s+(?=[\w.:]+\s*\()|(?=[\w.:]+\s*=\s*function\b))(?:(?<of>\w+)[.:])?(?<name>\w+)/,
    head: /^.{0,300}?\bfunction\b[^()]{0,200}\([^()]{0,500}\)/,
    ends: /^end\b/,
    whole: /\bend\s*$/,
  },
];
