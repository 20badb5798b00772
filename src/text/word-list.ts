/** Makes lists and forms of words out of one text that holds them. */

/** Splits a text at white space into a list of its words. */
export function listed(words: string): string[] {
  return words.trim().split(/\s+/);
}

/** Whether a text begins with one of those that `|` parts. */
export function beginning(starts: string): (text: string) => boolean {
  const all = starts.split('|');
  return (text) => all.some((start) => text.startsWith(start));
}

/** The form of any of the words that `|` parts, in any case; `*` stands for more letters. */
export function anyWord(words: string): RegExp {
  const forms = words.split('|').map((word) => RegExp.escape(word).replaceAll('\\*', '\\w*'));
  return new RegExp(`\\b(?:${forms.join('|')})\\b`, 'i');
}
