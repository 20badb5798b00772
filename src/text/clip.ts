/** Shortens a text to a maximum length, in time linear in it. */

/** Cut to `max` units, never in the middle of a character; `…` shows the cut. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  let end = max - 1;
  const before = text.charCodeAt(end - 1);
  if (before >= 0xd800 && before < 0xdc00) end--;
  return `${text.slice(0, end)}…`;
}
