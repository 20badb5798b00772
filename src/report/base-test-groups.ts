/** Groups the tests that existed before a run by what an attempt's change did to them, such as broken or deleted. */

import type { Verification } from '../run/verification.ts';

interface Group {
  title: string;
  isBad: boolean;
  names: readonly string[];
}

/** Those that hold a test. */
export function baseTestGroups({ baseTests }: Verification): Group[] {
  const group = (title: string, isBad: boolean, names: readonly string[] = []) => ({ title, isBad, names });
  return [
    group('Base tests still red', true, baseTests?.unmet),
    group('Base tests still red, as the story allows', true, baseTests?.allowed),
    group('Base tests that the change broke', true, baseTests?.changedBehaviour),
    group('Base tests that went with removed code', false, baseTests?.gone),
    group('Base tests deleted although they are met', true, baseTests?.deleted),
    group('Needed from the attempt by base tests', false, baseTests?.needs),
  ].filter(({ names }) => names.length > 0);
}
