/** Sentences of what people write, and those that forbid something. */

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n/);
}

/** `Do not touch the tests of price.js.`: what it names is not asked for. */
export function forbids(sentence: string): boolean {
  return forbidding.test(sentence);
}
const forbidding =
  /\b(?:do not|don't|never|must not|mustn't)\s+(?:\w+\s+){0,2}(?:skip|delete|remove|disable|relax|loosen|touch|change|drop|weaken|alter)\b/i;
