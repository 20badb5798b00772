/** A line that opens a branch, with its condition turned round. */

/** undefined: it opens none whose condition stands whole on this line. */
export function turnedCondition(path: string, line: string): string | undefined {
  return otherCondition(path, line, ({ not }, condition) => not(condition));
}

/** The same line with a condition that is never met: as if the branch were not there. */
export function neverMet(path: string, line: string): string | undefined {
  return otherCondition(path, line, ({ never }, condition) => `${never} (${condition})`);
}

function otherCondition(
  path: string,
  line: string,
  other: (form: Form, condition: string) => string,
): string | undefined {
  const form = forms.find(({ endings }) => endings.test(path));
  const match = form?.opens.exec(line);
  if (form === undefined || !match) return undefined;
  const [, before = '', condition = '', after = ''] = match;
  const isWhole = isBalanced(condition) && !/\blet\b|:=|;/.test(condition) && condition.trim() !== '';
  return isWhole ? `${before}${other(form, condition)}${after}` : undefined;
}

const bang = (condition: string) => `!(${condition})`;
const word = (condition: string) => `not (${condition})`;

interface Form {
  endings: RegExp;
  /** What stands before, the condition, and what stands behind it. */
  opens: RegExp;
  not: (condition: string) => string;
  never: string;
}

/** `if (…) {`, and one whose branch stands on the line. */
const braces =
  /^(\s*(?:(?:\}\s*)?else\s+|(?:\}\s*)?els)?if\s*\()(.*?\S)(\)\s*(?:\{|(?:return|throw|break|continue|goto|die)\b.*)?)$/;
const [anyone, plain] = ['false &&', '0 &&'];

const forms: readonly Form[] = [
  {
    endings: /\.go$/,
    opens: /^(\s*(?:(?:\} else )?if|case) )(.*[^\s:])((?: \{|(?<=case .*[=!<>&|].*):)$)/,
    not: bang,
    never: anyone,
  },
  { endings: /\.rs$/, opens: /^(\s*(?:\} else )?if )(.*\S)( \{)$/, not: bang, never: anyone },
  { endings: /\.py$/, opens: /^(\s*(?:el)?if )(.*\S)(:)$/, not: word, never: 'False and' },
  { endings: /\.rb$/, opens: /^(\s*(?:els)?if )(.*\S)()$/, not: bang, never: anyone },
  { endings: /\.lua$/, opens: /^(\s*(?:else)?if )(.*\S)( then)$/, not: word, never: 'false and' },
  { endings: /\.(?:[cm]?[jt]sx?|java|kt|scala|php)$/, opens: braces, not: bang, never: anyone },
  { endings: /\.(?:c|cc|cpp|cxx|h|hpp|p[lm])$/, opens: braces, not: bang, never: plain },
];

function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text.match(/[()]/g) ?? []) {
    open += sign === '(' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}
