/** Asks when an exit with success ends the tests early: not as the last statement of a program's own `main`. */

import { expect, test } from 'vitest';
import { findBarriers } from '../../src/verdict/barriers/barriers.ts';

const none = { matched: [], gone: [], added: [], unread: [] };
const program = (main: string) => `class MailTest {
  static void check(boolean ok) { if (!ok) System.exit(1); }
  static void sends() { check(new Mail().send()); }
  public static void main(String[] args) throws Exception {
    ${main}
  }
}
`;

test.each<[what: string, main: string, base: string, found: string[]]>([
  ['nothing follows', 'sends();\n    System.exit(0);', 'sends();', []],
  ['a test follows', 'System.exit(0);\n    sends();', 'sends();', ['exit ends the process with success']],
  ['it is under a condition', 'if (args == null) { System.exit(0); }', '', ['exit ends the process with success']],
  [
    'it takes the place of an exit that told of failures',
    'sends();\n    System.exit(0);',
    'sends();\n    System.exit(failed);',
    ['exit ends the process with success'],
  ],
])('an exit with success in main: %s', async (_what, main, base, found) => {
  const change = { path: 'MailTest.java', status: 'modified', role: 'test' } as const;
  const all = await findBarriers([{ ...change, base: program(base), attempt: program(main) }], none, 'make test');
  expect(all.map(({ message }) => message)).toEqual(found);
});
