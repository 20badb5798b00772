export class ParseError extends Error {
  line: number;
  column: number;
  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

export function parse(source: string): number {
  let depth = 0;
  let sum = 0;
  for (const token of source.match(/\d+|\S/g) ?? []) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (/\d/.test(token)) sum += Number(token);
    if (depth < 0) throw new ParseError('unexpected ")"', 1, source.indexOf(')'));
  }
  if (depth > 0) throw new Error('unexpected end');
  return sum;
}
