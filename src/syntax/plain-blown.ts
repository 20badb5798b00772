/** Functions that only throw, in languages without a grammar here: by the line that begins each. */

/** A source in which functions only throw, and their names. */
export interface Blown {
  text: string;
  names: string[];
}

interface PlainThrows {
  endings: RegExp;
  /** The line that begins a function, its name as the group `name`. */
  begins: RegExp;
  /** Clauses of one name, one behind the other, are one function. */
  isClausal?: true;
  /** What stands in the place of that line. undefined: it cannot be told where the body begins. */
  throwing(line: string, name: string): string | undefined;
}

/** All functions that one of these lines (from 1) stands in. undefined: none does, or one of them cannot be made to throw. */
export function plainlyBlown(path: string, text: string, lines: readonly number[]): Blown | undefined {
  const wanted = new Set(lines);
  return blownWhere(path, text, ({ line }) => wanted.has(line));
}

/** All functions of these names. */
export function plainlyBlownNames(path: string, text: string, names: ReadonlySet<string>): string | undefined {
  return blownWhere(path, text, ({ name }) => names.has(name))?.text;
}

function blownWhere(
  path: string,
  text: string,
  isWanted: (at: { line: number; name: string }) => boolean,
): Blown | undefined {
  const language = languages.find(({ endings }) => endings.test(path));
  if (language === undefined) return undefined;
  const blown = new Map<number, string>();
  let owner: { name: string; at: number } | undefined;
  const all = text.split('\n');
  for (const [at, line] of all.entries()) {
    const name = language.begins.exec(line.slice(0, mostChars))?.groups?.name;
    // Another clause of the same function: its first one stands for all.
    if (name !== undefined && !(language.isClausal && owner?.name === name)) owner = { name, at };
    // A type that is declared before its function belongs to that.
    if (language.isClausal && name === undefined && /^\S/.test(line)) owner = undefined;
    if (owner !== undefined && isWanted({ line: at + 1, name: owner.name })) blown.set(owner.at, owner.name);
    if (ends.test(line)) owner = undefined;
  }
  for (const [at, name] of blown) {
    const line = language.throwing(all[at] ?? '', name);
    if (line === undefined) return undefined;
    all[at] = line;
  }
  return blown.size === 0 ? undefined : { text: all.join('\n'), names: [...new Set(blown.values())] };
}

/** What stands behind it belongs to the file: `return module`. */
export const ends = /^(?:end\b|\})/;
const mostChars = 500;

/** `failing` behind what opens the body. */
const behind = (opens: RegExp, failing: string) => (line: string) =>
  opens.test(line) ? line.replace(opens, (all) => `${all} ${failing}`) : undefined;

const languages: readonly PlainThrows[] = [
  {
    endings: /\.(?:pl|pm)$/,
    begins: /^\s*sub\s+(?<name>\w+)/,
    throwing: behind(/^\s*sub\s+\w+[^{]*\{/, 'die "bent\\n";'),
  },
  {
    endings: /\.lua$/,
    begins: /^\s*(?:local\s+)?(?:function\s+(?=[\w.:]+\s*\()|(?=[\w.:]+\s*=\s*function\b))(?:\w+[.:])*(?<name>\w+)/,
    throwing: behind(/^.{0,300}?\bfunction\b[^()]{0,200}\([^()]{0,500}\)/, 'error("bent")'),
  },
  {
    endings: /\.tcl$/,
    begins: /^\s*proc\s+(?:::)?(?:\w+::)*(?<name>[\w-]+[?!]?)/,
    throwing: behind(/^\s*proc\s+\S+\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}|\w+)\s*\{/, 'error bent;'),
  },
  {
    endings: /\.r$/i,
    begins: /^\s*(?<name>[\w.]+)\s*(?:<-|=)\s*function\b/,
    throwing: behind(/^\s*[\w.]+\s*(?:<-|=)\s*function\s*\([^{}]*\)\s*\{/, 'stop("bent");'),
  },
  {
    endings: /\.exs?$/,
    begins: /^\s*defp?\s+(?<name>\w+[?!]?)/,
    throwing: (line) =>
      /\bdo\s*$/.test(line)
        ? `${line}\nraise "bent"`
        : /, do: /.test(line)
          ? line.replace(/, do: .*/, ', do: raise("bent")')
          : undefined,
  },
  {
    endings: /\.hs$/,
    begins:
      /^(?!(?:module|import|data|type|newtype|class|instance|infix[lr]?|deriving|where|main)\b)(?<name>[a-z_][\w']*)\b(?!\s*(?:::|,))/,
    isClausal: true,
    // Before its first clause one that takes anything; a value has only one.
    throwing(line, name) {
      const [head = ''] = line.slice(name.length).split(/\s(?:=|\|)(?:\s|$)/, 1);
      const given = '_ '.repeat(patternsIn(head));
      if (/`/.test(head) || (given === '' && !/\s=(?:\s|$)/.test(line))) return undefined;
      return given === ''
        ? line.replace(/\s=(?=\s|$)/, '$& error "bent" $')
        : `${name} ${given}= error "bent"\n${line}`;
    },
  },
];

/** `n (x:xs) [a, b] "text"`: four. */
function patternsIn(head: string): number {
  let [depth, count, isWithin] = [0, 0, false];
  for (const sign of head) {
    const isBlank = /\s/.test(sign) && depth === 0;
    if (!isBlank && !isWithin) count++;
    isWithin = !isBlank;
    if (/[([{]/.test(sign)) depth++;
    if (/[)\]}]/.test(sign)) depth--;
  }
  return count;
}
