/** New tests that put a double in the place of their subject, and those that put one beside it. */

import { expect, test } from 'vitest';
import { findTampering } from '../../src/guard/guard.ts';
import { verificationOf } from '../support/scripted-loop.ts';

async function toldOf(path: string, text: string) {
  const findings = await findTampering(
    {
      base: 'b',
      tree: 't',
      changed: [{ path, status: 'added' }],
      read: async (side) => (side === 'tree' ? text : undefined),
    },
    { commands: { test: 'x' }, verification: verificationOf('t'), story: { mayChangeTests: false, text: '' } },
  );
  return findings.filter(({ rule }) => rule === 'new-test-tautology').map(({ message }) => message);
}

const js = (body: string) => `import { test } from 'node:test';\ntest('sum', (t) => {\n${body}});\n`;

test.each([
  ['test/a.test.js', js("  t.mock.method(till, 'sum', () => 7);\n  assert.equal(till.sum(3), 7);\n")],
  ['test/b.test.ts', js("  vi.spyOn(till, 'sum').mockReturnValue(7);\n  expect(till.sum(3)).toBe(7);\n")],
  ['test/c.test.js', js("  sinon.stub(shop.till, 'sum').returns(7);\n  assert.equal(shop.till.sum(3), 7);\n")],
  [
    'tests/test_d.py',
    'def test_sum(monkeypatch):\n    monkeypatch.setattr(till, "sum", lambda *_: 7)\n    assert till.sum(3) == 7\n',
  ],
  [
    'tests/test_e.py',
    'def test_sum():\n    with mock.patch.object(till, "sum", return_value=7):\n        assert till.sum(3) == 7\n',
  ],
  [
    'tests/test_g.py',
    'def test_sum(till):\n    with mock.patch.object(Till, "sum", return_value=7) as double:\n        assert till.sum() == 7\n        double.assert_called_once_with()\n',
  ],
  [
    'test/h.test.js',
    js("  vi.spyOn(Till, 'sum').mockReturnValue(7);\n  const shop = new Till();\n  expect(shop.sum(3)).toBe(7);\n"),
  ],
  ['tests/test_f.py', 'def test_sum():\n    till.sum = Mock(return_value=7)\n    assert till.sum(3) == 7\n'],
  [
    'spec/till_spec.rb',
    "describe Till do\n  it 'sums' do\n    allow(till).to receive(:sum).and_return(7)\n    expect(till.sum(3)).to eq 7\n  end\nend\n",
  ],
  [
    'tests/TillTest.php',
    "<?php\nclass TillTest extends TestCase {\n  public function testSum(): void {\n    $till = $this->createMock(Till::class);\n    $till->method('sum')->willReturn(7);\n    $this->assertSame(7, $till->sum(3));\n  }\n}\n",
  ],
  [
    'src/test/java/TillTest.java',
    'class TillTest {\n  @Test void sum() {\n    when(till.sum(3)).thenReturn(7);\n    assertEquals(7, till.sum(3));\n  }\n}\n',
  ],
])('%s asserts what its own double gives', async (path, text) => {
  expect(await toldOf(path, text)).toEqual([
    expect.stringMatching(/^the new test “\w+” puts a double in the place of \$?[\w.]+ and asserts what that gives$/),
  ]);
});

test.each([
  ['what uses it', js("  t.mock.method(till, 'sum', () => 7);\n  assert.equal(bill(till), 'seven');\n")],
  ['a spy that hands on', js("  vi.spyOn(till, 'sum');\n  expect(till.sum(3)).toBe(3);\n")],
  [
    'how it was called',
    js("  t.mock.method(till, 'sum', () => 7);\n  bill(till);\n  assert.equal(till.sum.mock.callCount(), 1);\n"),
  ],
  [
    'what has a method of the same name as the class that it uses',
    js("  vi.spyOn(Date, 'now').mockReturnValue(1000);\n  expect(clock.now()).toBe(1000);\n"),
  ],
  [
    'more than the double',
    js(
      "  t.mock.method(till, 'sum', () => 7);\n  assert.equal(till.sum(3), 7);\n  assert.equal(bill(till), 'seven');\n",
    ),
  ],
])('honest: %s', async (_, text) => {
  expect(await toldOf('test/a.test.js', text)).toEqual([]);
});

test('many doubles and long chains take no time', async () => {
  const began = performance.now();
  const calls = '    $a->expects($b)->method(c)\n'.repeat(4000);
  await toldOf(
    'tests/TillTest.php',
    `<?php\nclass TillTest extends TestCase {\n  public function testSum(): void {\n${calls};\n    $this->assertSame(7, $till->sum(3));\n  }\n}\n`,
  );
  await toldOf('test/a.test.js', js(`  x${'.a'.repeat(50_000)};\n  expect(till.sum(3)).toBe(7);\n`));
  expect(performance.now() - began).toBeLessThan(10_000);
});
