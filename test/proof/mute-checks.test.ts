/** New tests and checks that compare a thing with itself. */

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

test('a golden file that the test writes where there is none, and one that is there', { tags: 'full' }, async () => {
  const asked = (name: string, body: string) =>
    `import unittest\nfrom pathlib import Path\nimport report\n\nclass ${name}(unittest.TestCase):\n    def test_it(self):\n${body}`;
  const report = 'def euros(cents):\n    return f"{cents / 100:.2f}"\n';
  const golden = (files: Record<string, string>) =>
    proved({
      base: {
        'report.py': report,
        'test_euros.py': asked('Euros', '        self.assertEqual(report.euros(1205), "12.05")\n'),
      },
      command: 'python3 -m unittest',
      story: 'report(all) gives a line for each. Cover it by a golden test.',
      attempt: {
        'report.py': `${report}\ndef report(all):\n    return "".join(f"{kind} {euros(cents)}\\n" for kind, cents in all)\n`,
        'test_report.py': asked(
          'Report',
          '        golden = Path(__file__).parent / "report.golden"\n        text = report.report([("bike", 2), ("cargo", 1)])\n        if not golden.exists():\n            golden.write_text(text)\n        self.assertEqual(text, golden.read_text())\n',
        ),
        ...files,
      },
    });
  const written = await golden({});
  expect(written.reasons[0]).toContain('`test_it` is green whatever value is expected');
  expect(written.result).toBe('disproved');
  expect((await golden({ 'report.golden': 'bike 0.02\ncargo 0.01\n' })).result).not.toBe('disproved');
});
