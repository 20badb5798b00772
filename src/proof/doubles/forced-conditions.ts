/** Conditions of a source as if they were always met, and never: whoever tests what they decide hears both. */

export interface Forced {
  line: number;
  /** The whole source. */
  always: string;
  never: string;
}

/** On these lines, the first condition of each. */
export function forcedConditions(path: string, text: string, lines: readonly number[]): Forced[] {
  const words = languages.find(({ endings }) => endings.test(path)) ?? languages[0];
  const all = text.split('\n');
  return lines.flatMap((line) => {
    const own = all[line - 1] ?? '';
    const { index = 0, 0: found = '' } = opened(own) ?? compared(own) ?? {};
    if (found === '') return [];
    const as = (forced: string) =>
      all.with(line - 1, `${own.slice(0, index)}((${found}) ${forced})${own.slice(index + found.length)}`).join('\n');
    return [{ line, always: as(words.always), never: as(words.never) }];
  });
}

const languages = [
  { endings: /\.(?:[cm]?[jt]sx?|java|go|rs|php|cs|cc?|cpp|cxx|h|hpp|rb)$/, always: '|| true', never: '&& false' },
  { endings: /\.py$/, always: 'or True', never: 'and False' },
  { endings: /\.lua$/, always: 'or true', never: 'and false' },
  { endings: /\.p[lm]$/, always: '|| 1', never: '&& 0' },
] as const;

type Condition = Pick<RegExpExecArray, 'index' | 0>;

/** What stands whole between `if` and its block. */
function opened(line: string): Condition | undefined {
  const bracket = /^\s*(?:\}\s*)?(?:else\s+|els)?if\s*\(/.exec(line)?.[0];
  const end = bracket === undefined ? -1 : closing(line, bracket.length - 1);
  if (bracket !== undefined && end !== -1) {
    const rest = line.slice(end + 1);
    // `if (a) and (b):`
    if (!/^\s*(?:and|or|&&|\|\||[<>=!+*/-])/.test(rest))
      return { index: bracket.length, 0: line.slice(bracket.length, end) };
  }
  const { groups } =
    /^(?<before>\s*(?:\}\s*else\s+|els?e?)?(?:if|when)\s+)(?<condition>[^;{]+?)(?<after>:|\s+then\b.*|\s*\{|)\s*$/.exec(
      line,
    ) ?? {};
  const { before = '', condition = '' } = groups ?? {};
  const modified = condition === '' ? /\b(?:if|unless)\s+([^;?]+?)(?:\s+else\b.*|;?)$/.exec(line) : null;
  if (modified) return { index: modified.index + modified[0].indexOf(modified[1] ?? ''), 0: modified[1] ?? '' };
  return condition === '' ? undefined : { index: before.length, 0: condition };
}

/** A comparison in an expression. */
function compared(line: string): Condition | undefined {
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => '_'.repeat(text.length));
  const found =
    /[\w$.@>[\]-]+(?:\([^()]*\))?\s(?:[<>]=?|[=!]==?|~=|eq|ne|lt|gt|le|ge)\s[\w$.@>[\]-]+(?:\([^()]*\))?/.exec(bare);
  return found === null ? undefined : { index: found.index, 0: line.slice(found.index, found.index + found[0].length) };
}

function closing(line: string, at: number): number {
  let open = 0;
  for (let index = at; index < line.length; index++) {
    if (line[index] === '(') open++;
    if (line[index] === ')' && --open === 0) return index;
  }
  return -1;
}
