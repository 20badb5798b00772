/** Tells what became of the tests of one attempt, in lines that Markdown and the terminal share. */

import type { TestChange, Verification } from '../run/verification.ts';

/** `encode` makes foreign names fit for their sink. */
export function testChanges(
  { testChanges: changes = [], baseTests }: Verification,
  line: (change: TestChange) => string,
  encode: (text: string, maxChars?: number) => string,
): string[] {
  const named = (title: string, names: readonly string[] = []) =>
    names.length === 0 ? [] : [`${title}: ${names.map((name) => encode(name, 120)).join('; ')}`];
  return [
    ...changes.map(line),
    ...named('Base tests still red', baseTests?.unmet),
    ...named('Base tests still red, as the story allows', baseTests?.allowed),
    ...named('Base tests that the change broke', baseTests?.changedBehaviour),
    ...named('Base tests that went with removed code', baseTests?.gone),
    ...named('Base tests deleted although they are met', baseTests?.deleted),
    ...named('Base tests need from the attempt', baseTests?.needs),
  ];
}
