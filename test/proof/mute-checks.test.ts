/** Checks of C that compare nothing, where the base cannot be linked and so says nothing. */

import { expect, test } from 'vitest';
import { requireProgram } from '../support/programs.ts';
import { proved } from '../support/proved.ts';

test('a check that compares a thing with itself, and one that only says more', {
  tags: ['full', 'variant'],
}, async (context) => {
  requireProgram('make', context);
  requireProgram('gcc', context);
  const check = (right: string, more = '') =>
    `#include <stdio.h>\nstatic int failures;\n#define CHECK_EQ(a, b) do { long a_ = (a), b_ = ${right}; (void)(b);${more} if (a_ != b_) { printf("%ld != %ld\\n", a_, b_); failures++; } } while (0)\n`;
  const ring = (attempt: Record<string, string>) =>
    proved({
      base: {
        Makefile:
          'test: test_ring\n\t./test_ring\ntest_ring: test_ring.c ring.c check.h\n\tcc -o $@ test_ring.c ring.c\n',
        'check.h': check('(b)'),
        'ring.c': 'int ring_pop(int n) { return n - 1; }\n',
        'test_ring.c':
          '#include "check.h"\nint ring_peek(int n);\nstatic void test_peek(void) {\n  CHECK_EQ(ring_peek(3), 3);\n  CHECK_EQ(ring_peek(4), 4);\n}\nint main(void) {\n  test_peek();\n  return failures != 0;\n}\n',
      },
      attempt,
      command: 'make test',
      story: 'ring_peek(n) gives what it is given. It does not link yet, and check.h has a warning.',
    });
  const code = (peek: string) => `int ring_pop(int n) { return n - 1; }\nint ring_peek(int n) { return ${peek}; }\n`;
  const mute = await ring({ 'check.h': check('a_'), 'ring.c': code('0 * n') });
  expect(mute).toMatchObject({ result: 'disproved', alarm: { silent: ['test_peek'] } });
  expect((await ring({ 'check.h': check('(b)', ' fflush(stdout);'), 'ring.c': code('n') })).result).not.toBe(
    'disproved',
  );
});
