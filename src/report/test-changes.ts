/** What guard and base tests said of the tests of one attempt, in lines that Markdown and the terminal share. */

import type { TamperFinding, Verification } from '../run/verification.ts';

/** `encode` makes foreign names fit for their sink. */
export function testChanges(
  { tampering = [], second }: Verification,
  found: (finding: TamperFinding) => string,
  encode: (text: string, maxChars?: number) => string,
): string[] {
  const named = (title: string, names: readonly string[] = []) =>
    names.length === 0 ? [] : [`${title}: ${names.map((name) => encode(name, 120)).join('; ')}`];
  return [
    ...tampering.map(found),
    ...named('Base tests still red', second?.bent),
    ...named('Base tests as red as before, of which the story speaks', second?.unmet),
    ...named('Base tests that the change broke', second?.changedBehaviour),
  ];
}
