/** What earlier runs said of the change in our block of a pull request: it stays when a later run says what it did itself. */

const mostChars = 8_000;
const mostOfOne = 3_000;

/** The quotes of a block that `said` does not have, newest first; where it is too much the first and the newest stay. */
export function earlierWords(block: string, said: string): string {
  const quotes = [...new Set(quotesIn(block))].filter((quote) => !said.includes(quote));
  const first = quotes.at(-1);
  let left = mostChars - (first?.length ?? 0);
  const kept = quotes.slice(0, -1).filter((quote) => {
    left -= quote.length;
    return left >= 0;
  });
  if (first === undefined) return '';
  return ['**What changed and why, before this run**', ...kept, first].join('\n\n');
}

/** Lines that begin with `>`, each group of them cut to its first part. */
function quotesIn(block: string): string[] {
  const quotes: string[][] = [];
  let open = false;
  for (const line of block.split('\n')) {
    const quoted = line.startsWith('> ');
    if (quoted && open) quotes.at(-1)?.push(line);
    else if (quoted) quotes.push([line]);
    open = quoted;
  }
  return quotes.map(firstPart);
}

function firstPart(lines: readonly string[]): string {
  let left = mostOfOne;
  const fits = lines.filter((line) => {
    left -= line.length;
    return left >= 0;
  });
  return [...fits, ...(fits.length < lines.length ? ['> …'] : [])].join('\n').trimEnd();
}
