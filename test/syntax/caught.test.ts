/** Failures that a test, or a helper that it calls, may catch itself. */

import { expect, test } from 'vitest';
import { testsOf } from '../../src/syntax/bends.ts';
import { caughtFailures } from '../../src/syntax/caught.ts';

const file = (call: string) => `package a;

public class DeskTest {
    @Test
    public void lends() {
        assertEquals(1, desk.lend("a"));
    }

    @Test
    public void isOut() {
        desk.lend("a");
        ${call};
    }

    private void refused(String book) {
        try {
            desk.lend(book);
            fail(book);
        } catch (Throwable refusal) {
        }
    }
}
`;

test.each([
  ['refused("a")', [['isOut', 'desk.lend(book);']]],
  ['wasRefused("a")', []],
])('a helper fails for the tests that call it: %s', async (call, wanted) => {
  const [path, tree] = ['test/DeskTest.java', file(call)];
  const { tests } = await testsOf([{ path, tree }]);
  const found = await caughtFailures(path, tree, tests);
  expect(found.map((one) => [one.found.test.name, one.edits[0]?.before.trim()])).toEqual(wanted);
});
