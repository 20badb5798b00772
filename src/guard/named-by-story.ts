/** What a story names word by word: a start file of the tests, a setting's value, an option of a script. It is known to change. */

/** `before` and `after`: the file's text, undefined where it is not there. All that is new in it stands in a sentence that asks, and forbids nothing. */
export function namesChange(
  story: string,
  { path, before, after }: { path: string; before: string | undefined; after: string | undefined },
): boolean {
  const sentences = story
    .slice(0, 100_000)
    .split(/(?<=[.!?])\s+|\n/)
    .filter((one) => !negations.test(one));
  const names = (word: string) => sentences.some((one) => one.includes(word));
  if (after === undefined || after.length > 100_000) return false;
  if (before === undefined) return names(path);
  const known = new Set(before.split('\n').map((line) => line.trim()));
  const words = new Set(before.match(word));
  const added = after.split('\n').filter((line) => line.trim() !== '' && !known.has(line.trim()));
  const values = added.map((line) =>
    (line.replace(/^\s*[\w.-]+\s*=\s*/, '').match(word) ?? []).filter((one) => !words.has(one)),
  );
  // Nothing may go, and each line must hold something that is named.
  const kept = new Set(after.match(word));
  return (
    added.length > 0 &&
    [...words].every((one) => kept.has(one)) &&
    values.every((own) => own.length > 0 && own.every((one) => names(one.replace(/^\.\//, ''))))
  );
}

/** Options, paths and names as code has them. */
const word = /[\w./@*-]*[\w*]/g;
const negations = /\b(?:not|never|without|don't|keep|instead of)\b/i;
