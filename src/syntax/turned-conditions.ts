/** A line that opens a branch, with its condition turned round. */

/** undefined: it opens none whose condition stands whole on this line. */
export function turnedCondition(path: string, line: string): string | undefined {
  const form = forms.find(({ endings }) => endings.test(path));
  const match = form?.opens.exec(line);
  if (form === undefined || !match) return undefined;
  const [, before = '', condition = '', after = ''] = match;
  const isWhole = isBalanced(condition) && !/\blet\b|:=|;/.test(condition) && condition.trim() !== '';
  return isWhole ? `${before}${form.not(condition)}${after}` : undefined;
}

const bang = (condition: string) => `!(${condition})`;
const word = (condition: string) => `not (${condition})`;

interface Form {
  endings: RegExp;
  /** What stands before, the condition, and what stands behind it. */
  opens: RegExp;
  not: (condition: string) => string;
}

const forms: readonly Form[] = [
  { endings: /\.go$/, opens: /^(\s*(?:(?:\} else )?if|case) )(.*[^\s:])((?: \{|(?<=case .*[=!<>&|].*):)$)/, not: bang },
  { endings: /\.rs$/, opens: /^(\s*(?:\} else )?if )(.*\S)( \{)$/, not: bang },
  { endings: /\.py$/, opens: /^(\s*(?:el)?if )(.*\S)(:)$/, not: word },
  { endings: /\.rb$/, opens: /^(\s*(?:els)?if )(.*\S)()$/, not: bang },
  { endings: /\.lua$/, opens: /^(\s*(?:else)?if )(.*\S)( then)$/, not: word },
  {
    endings: /\.(?:[cm]?[jt]sx?|java|kt|scala|php|c|cc|cpp|cxx|h|hpp|p[lm])$/,
    opens:
      /^(\s*(?:(?:\}\s*)?else\s+|(?:\}\s*)?els)?if\s*\()(.*?\S)(\)\s*(?:\{|(?:return|throw|break|continue|goto|die)\b.*)?)$/,
    not: bang,
  },
];

function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text.match(/[()]/g) ?? []) {
    open += sign === '(' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}
