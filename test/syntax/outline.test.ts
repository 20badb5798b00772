/** Samples of each language: what a file declares, in which groups, with which marks. */

import { expect, test } from 'vitest';
import { outlineOf } from '../../src/syntax/program.ts';
import { growsAtMost } from '../support/slow-machine.ts';

/** Each declaration as `kind name`, with its marks and what it stands in. */
async function outlined(path: string, text: string): Promise<string[]> {
  const outline = await outlineOf(path, text, 5000);
  if (typeof outline === 'string') throw new Error(outline);
  return outline.declared.map(({ kind, name, marks, start, end, body }) => {
    const around = outline.declared.filter((one) => one.kind === 'group' && one.start < start && one.end >= end);
    const said = [kind, [...around.map((one) => one.name), name].join(' › '), ...marks.map(({ mark }) => mark)];
    return `${said.join(' ')}${body === end ? ' (no body)' : ''}`;
  });
}

test.each<[path: string, text: string, declared: string[]]>([
  [
    'a.test.ts',
    "describe('price', () => {\n  it.skip('takes ten', () => {});\n  it('asks', { todo: true }, async () => {});\n  test.each([[1]])('row %s', () => {});\n  xit('waits', () => {});\n});\nit.only('alone', f);\nconst one = () => {\n  expect(1);\n};\nserver.test('none', 1);\ntest.set('Accept', 'x');\n",
    [
      'group price',
      'case price › takes ten skip',
      'case price › asks todo',
      'case price › row %s',
      'case price › waits skip',
      'case alone only (no body)',
      'function one',
    ],
  ],
  [
    'test_a.py',
    'class TestPrice(TestCase):\n    @pytest.mark.skip\n    def test_ten(self):\n        assert 1\n\n    def total(self):\n        return 1\n\n\n@pytest.mark.xfail\ndef test_late():\n    pass\n',
    ['group TestPrice', 'case TestPrice › test_ten skip', 'function TestPrice › total', 'case test_late xfail'],
  ],
  [
    'a_test.go',
    'package a\n\nfunc TestPrice(t *testing.T) {\n\tt.Run("ten", func(t *testing.T) {})\n}\n\nfunc total() int { return 1 }\n',
    ['case TestPrice', 'case ten', 'function total'],
  ],
  [
    'a_spec.rb',
    "RSpec.describe 'price' do\n  it 'takes ten', :pending do\n    expect(1).to eq 1\n  end\n\n  it 'comes later'\n  it { is_expected.to be_nil }\nend\n",
    [
      'group price',
      'case price › takes ten todo',
      'case price › comes later todo (no body)',
      'case price › { is_expected.to be_nil }',
    ],
  ],
  [
    'a_test.rb',
    'class PriceTest < Minitest::Test\n  def test_ten\n    assert true\n  end\n\n  def total = 1\nend\n',
    ['group PriceTest', 'case PriceTest › test_ten', 'function PriceTest › total'],
  ],
  [
    'ATest.php',
    "<?php\nclass PriceTest extends TestCase {\n    #[Test]\n    public function ten(): void {}\n    public function testTwo(): void {}\n}\nit('adds', function () {})->skip();\n",
    ['group PriceTest', 'case PriceTest › ten', 'case PriceTest › testTwo', 'case adds skip'],
  ],
  [
    'src/lib.rs',
    'fn f() {}\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    #[ignore]\n    fn ten() {}\n\n    fn total() {}\n}\n',
    ['function f', 'group tests', 'case tests › ten skip', 'function tests › total'],
  ],
  [
    'PriceTest.java',
    'class PriceTest {\n    @Test @Disabled\n    void ten() {}\n\n    void total() {}\n}\n',
    ['group PriceTest', 'case PriceTest › ten skip', 'function PriceTest › total'],
  ],
  [
    'PriceTests.cs',
    'class PriceTests {\n    [Fact(Skip = "later")]\n    public void Ten() {}\n}\n',
    ['group PriceTests', 'case PriceTests › Ten skip'],
  ],
  [
    'price_test.c',
    'static int price_test(void) { return 1; }\nint price(void) { return 1; }\n',
    ['case price_test', 'function price'],
  ],
  ['price.kt', 'class PriceTest {\n    @Test fun ten() {}\n}\n', []],
])('%s', async (path, text, declared) => {
  expect(await outlined(path, text)).toEqual(declared);
});

test('statements end where they end, and blocks say what they are', async () => {
  const outline = await outlineOf(
    'a.py',
    'def test_a():\n    if x: assert 1\n    try:\n        f()\n    except E:\n        pass\n',
    5000,
  );
  if (typeof outline === 'string') throw new Error(outline);
  expect(outline.blocks.map(({ kind }) => kind)).toEqual(['function', 'if', 'try', 'catch']);
  const texts = outline.statements.map(({ start, end }) =>
    outline.tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' '),
  );
  expect(texts).toContain('assert 1');
});

test('a pattern is a string, and its flags a word', async () => {
  const outline = await outlineOf('a.js', 'const a = /"(x)/gi;\n', 5000);
  if (typeof outline === 'string') throw new Error(outline);
  expect(outline.tokens.map(({ kind, text }) => `${kind} ${text}`).slice(3)).toEqual([
    'string /"(x)/',
    'word gi',
    'punct ;',
  ]);
});

test('what nests deeper than anybody writes is not read: the engine would break', async () => {
  expect(await outlineOf('src/lib.rs', '%w('.repeat(20_000), 5000)).toBe('nested too deeply');
  expect(await outlineOf('a.ts', 'a == '.repeat(3000), 5000)).toBe('nested too deeply');
  expect(await outlineOf('a.ts', `${'/* a */'.repeat(40_000)}`, 5000)).toMatch(/larger/);
  expect(await outlined('a.test.js', "it('ten', () => {});\n")).toEqual(['case ten']);
});

test('a text without a grammar costs one pass', { tags: 'full' }, async () => {
  await growsAtMost(10, [50_000, 200_000], async (size) => {
    for (const unit of ['"""a', '/* ', "'a", '`', '"\\', 'a!', '/'])
      await outlineOf('a.kt', unit.repeat(size / unit.length), 5000);
  });
});
