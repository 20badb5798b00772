/** `8 failed | 230 passed (238)`, `227 examples, 7 failures`: the number in front of a word. */
export function tally(text: string, ...words: string[]): number {
  let total = 0;
  for (const word of words) {
    const at = indexOfWord(text, word);
    const digits = /(\d{1,9})[ \t]+$/.exec(text.slice(Math.max(0, at - 12), Math.max(0, at)));
    if (at > 0 && digits !== null) total += Number(digits[1]);
  }
  return total;
}

function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (/\d[ \t]+$/.test(text.slice(Math.max(0, at - 12), at)) && !/\w/.test(text[at + word.length] ?? ' ')) return at;
  }
  return -1;
}
