/** Conditions of a source as if they were always met, and never: whoever tests what they decide hears both. */

export interface Forced {
  line: number;
  /** The whole source. */
  always: string;
  never: string;
}

/** On these lines, the first condition of each; none where it goes on elsewhere. */
export function forcedConditions(path: string, text: string, lines: readonly number[]): Forced[] {
  const words = languages.find(({ endings }) => endings.test(path)) ?? languages[0];
  const all = text.split('\n');
  const bare = masked(path, text).split('\n');
  return lines.flatMap((line) => {
    const own = all[line - 1] ?? '';
    const code = bare[line - 1]?.trimEnd() ?? '';
    const { index = 0, 0: found = '' } = opened(path, code) ?? compared(code) ?? {};
    if (found === '' || !isWhole(found)) return [];
    const end = index + found.length;
    const as = (forced: string) =>
      all.with(line - 1, `${own.slice(0, index)}((${own.slice(index, end)}) ${forced})${own.slice(end)}`).join('\n');
    return [{ line, always: as(words.always), never: as(words.never) }];
  });
}

const languages = [
  { endings: /\.(?:[cm]?[jt]sx?|java|go|rs|php|cs|cc|cpp|cxx|hpp|rb)$/, always: '|| true', never: '&& false' },
  { endings: /\.py$/, always: 'or True', never: 'and False' },
  { endings: /\.lua$/, always: 'or true', never: 'and false' },
  // C knows `true` by a header.
  { endings: /\.(?:[ch]|p[lm])$/, always: '|| 1', never: '&& 0' },
] as const;

/** Every sign where it was; what stands in a text is no condition, nor what a comment says. */
function masked(path: string, text: string): string {
  const comment = hashed.test(path) ? '(?<![$\\w])#.*' : path.endsWith('.lua') ? '--.*' : slashed;
  return text.replace(new RegExp(`${quoted}|${comment}`, 'g'), (whole) =>
    whole.startsWith('\\') ? whole : whole.replace(/./g, /^["'`]/.test(whole) ? '_' : ' '),
  );
}
const hashed = /\.(?:py|rb|p[lm])$/;
const slashed = String.raw`\/\/.*|\/\*[\s\S]*?(?:\*\/|$)`;
// What is escaped outside of a text begins none.
const quoted = String.raw`\\.|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\[\s\S])*(?:\x60|$)`;

type Condition = Pick<RegExpExecArray, 'index' | 0>;

/** What stands whole between `if` and its block. */
function opened(path: string, line: string): Condition | undefined {
  const bracket = /^\s*(?:\}\s*)?(?:else\s+|els)?if\s*\(/.exec(line)?.[0];
  const end = bracket === undefined ? -1 : closing(line, bracket.length - 1);
  if (bracket !== undefined && end !== -1) {
    const rest = line.slice(end + 1);
    // `if (a) and (b):`
    if (!/^\s*(?:and|or|&&|\|\||[<>=!+*/-])/.test(rest))
      return { index: bracket.length, 0: line.slice(bracket.length, end) };
  }
  const { before = '', condition = '' } =
    /^(?<before>\s*(?:\}\s*else\s+|els?e?)?if\s+)(?<condition>[^;{]+?)(?<after>:|\s+then\b.*|\s*\{|)$/.exec(line)
      ?.groups ?? {};
  if (condition !== '') return { index: before.length, 0: condition };
  const modified = hashed.test(path) ? /\b((?:if|unless)\s+)([^;?]+?)(?:\s+else\b.*|;?)$/.exec(line) : null;
  // Another `for` may stand behind it.
  if (modified === null || (path.endsWith('.py') && /\bfor\b/.test(line))) return undefined;
  return { index: modified.index + (modified[1] ?? '').length, 0: modified[2] ?? '' };
}

/** A comparison in an expression. */
function compared(line: string): Condition | undefined {
  const found =
    /(?<![\w$.@>[\]-])[\w$.@>[\]-]+(?:\([^()]*\))?\s(?:[<>]=?|[=!]==?|~=|eq|ne|lt|gt|le|ge)\s[\w$.@>[\]-]+(?:\([^()]*\))?/.exec(
      line,
    );
  return found ?? undefined;
}

/** All its brackets are in it; it does not go on, and declares nothing. */
function isWhole(condition: string): boolean {
  let open = 0;
  for (const sign of condition) {
    if (/[([{]/.test(sign)) open++;
    if (/[)\]}]/.test(sign) && --open < 0) return false;
  }
  return open === 0 && !/(?:[-=+*/,\\|&<>.]|\b(?:and|or|not))\s*$|;/.test(condition) && !declares.test(condition);
}
const declares = /^\s*(?:constexpr|consteval)\b|\blet\b|^\s*\w[\w:<>*& ]{0,60}\s[*&]?\w{1,60}\s*=(?![=~])/;

function closing(line: string, at: number): number {
  let open = 0;
  for (let index = at; index < line.length; index++) {
    if (line[index] === '(') open++;
    if (line[index] === ')' && --open === 0) return index;
  }
  return -1;
}
