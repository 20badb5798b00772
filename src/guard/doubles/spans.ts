/** How far something goes that begins here: by its brackets, whatever the language. */

/** Nobody writes a longer one. */
const mostChars = 20_000;

/** Behind the partner of the bracket at `at`; the end of the text where it has none. */
export function bracketEnd(text: string, at: number): number {
  let open = 0;
  for (let index = at; index < Math.min(text.length, at + mostChars); index = next(text, index)) {
    if (/[([{]/.test(text[index] ?? '')) open++;
    if (/[)\]}]/.test(text[index] ?? '') && --open === 0) return index + 1;
  }
  return text.length;
}

/** The first of `ends` outside of the brackets that open behind `at`; a line that is not over goes on. */
export function valueEnd(text: string, at: number, ends: RegExp): number {
  let open = 0;
  for (let index = at; index < Math.min(text.length, at + mostChars); index = next(text, index)) {
    const sign = text[index] ?? '';
    if (open === 0 && ends.test(sign) && !(sign === '\n' && goesOn(text, index))) return index;
    if (/[([{]/.test(sign)) open++;
    if (/[)\]}]/.test(sign) && --open < 0) return index;
  }
  return text.length;
}

const goesOn = (text: string, at: number) =>
  /(?:=>|[-+*/,=&|(?:])\s*$/.test(text.slice(Math.max(0, at - 20), at)) || /^\s*\./.test(text.slice(at, at + 80));

/** Behind all calls and members in a row that fit, such as `.mockReturnValue(1)`. */
export function chainIn(text: string, at: number, step: RegExp): number {
  let end = at;
  for (;;) {
    const [whole, name] = /^\s*(\.[\w$]+)\s*/.exec(text.slice(end, end + 200)) ?? [];
    if (whole === undefined || name === undefined || !step.test(name)) return end;
    const behind = end + whole.trimEnd().length;
    end = text[behind] === '(' ? bracketEnd(text, behind) : behind;
  }
}

/** Over a text in quotes. */
function next(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (!/["'`]/.test(sign)) return at + 1;
  for (let index = at + 1; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === sign) return index + 1;
    else if (text[index] === '\n' && sign !== '`') break;
  }
  return at + 1;
}
