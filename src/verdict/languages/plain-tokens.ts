/** Text as words, numbers, strings and signs, by one pattern: for what has no grammar here, and what a grammar leaves as one piece. */

export interface Token {
  kind: 'word' | 'number' | 'string' | 'punct';
  /** A string's text is its content without quotes. */
  text: string;
  /** From 1. */
  line: number;
  /** Where it begins in the text. */
  at: number;
}

/** C's comments and quotes. What is never closed goes to the end of its line or text, so that no text costs more than one pass. */
export function plainTokens(text: string, line = 1, at = 0): Token[] {
  const tokens: Token[] = [];
  let now = line;
  for (const match of text.matchAll(lexeme)) {
    const { string, word, number, punct } = match.groups ?? {};
    const own = { line: now, at: at + match.index };
    if (string !== undefined) tokens.push({ kind: 'string', text: contentOf(string), ...own });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, ...own });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, ...own });
    else if (punct !== undefined) tokens.push({ kind: 'punct', text: punct, ...own });
    now += lineBreaks(match[0]);
  }
  return tokens;
}

const lexeme = new RegExp(
  [
    String.raw`\s+|//[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/)?`,
    String.raw`(?<string>"""(?:[^"]|"(?!""))*(?:""")?|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?|\x60(?:\\[^]|[^\x60\\])*\x60?)`,
    String.raw`(?<word>[\p{L}_$][\p{L}\p{N}_$]*(?:[?!](?![=~]))?)`,
    String.raw`(?<number>\d(?:\w|\.\d)*)`,
    String.raw`(?<punct>===|!==|\.\.\.|=>|->|::|==|!=|<=|>=|&&|\|\||\?\?|:=|<<|=~|\?\.|[^])`,
  ].join('|'),
  'gu',
);

/** Without quotes, hashes and a prefix: `r#"…"#`, `@"…"`, `b'…'`. */
export function contentOf(string: string): string {
  const [open = '', hashes = '', quote = ''] = /^[a-zA-Z@$%]{0,3}(#*)("""|'''|["'`])/.exec(string) ?? [];
  const close = quote + hashes;
  const closed = close !== '' && string.length >= open.length + close.length && string.endsWith(close);
  return string.slice(open.length, closed ? -close.length : undefined);
}

function lineBreaks(text: string): number {
  let found = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) found++;
  return found;
}
