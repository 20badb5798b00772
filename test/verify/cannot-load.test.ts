import { expect, test } from 'vitest';
import { cannotLoad } from '../../src/verify/cannot-load.ts';

const base: Record<string, string> = {
  'src/price.js': 'export function price() {}\n',
  'src/old.cjs': 'module.exports = {};\n',
  'src/all.js': "export * from './price.js';\n",
  'shop/__init__.py': '',
  'shop/price.py': 'def price(amount):\n    return amount\n',
  'lib/price.rb': 'def price; end\n',
  'lib/Price.pm': "package Price;\nuse Exporter 'import';\nour @EXPORT_OK = qw(price);\n1;\n",
  'lib/Plain.pm': 'package Plain;\nsub new { }\n1;\n',
  'price.go': 'package shop\n\nfunc Price(amount int) int { return amount }\n',
  'Cargo.toml': '[package]\nname = "my-shop"\n',
  'src/lib.rs': 'pub mod price;\npub fn price() {}\n',
  'src/price.h': '',
  'test/helper.js': "import { tax } from '../src/tax.js';\n",
};
const brought: Record<string, string> = {
  ...{
    'src/tax.js': '',
    'src/tax.ts': '',
    'shop/tax.py': '',
    'lib/tax.rb': '',
    'lib/shop/tax.rb': '',
    'src/tax.h': '',
  },
  'src/lib.rs': 'pub mod price;\npub fn price() {}\npub fn tax() {}\n',
  'src/price.js': 'export function price() {}\nexport function tax() {}\n',
  'shop/price.py': 'def price(amount):\n    return amount\ndef tax(amount):\n    return 0\n',
  'lib/Price.pm': "package Price;\nuse Exporter 'import';\nour @EXPORT_OK = qw(price tax);\n1;\n",
  'tax.go': 'package shop\n\nfunc Tax(amount int) int { return amount / 5 }\n',
};

async function isLost(path: string, text: string, isPlainNode = true) {
  const paths = [...Object.keys(base), path];
  const all = [...paths, ...Object.keys(brought)];
  const there = { paths, has: (one: string) => paths.includes(one), read: async (one: string) => base[one] };
  const here = {
    paths: all,
    has: (one: string) => all.includes(one),
    read: async (one: string) => brought[one] ?? base[one],
  };
  return cannotLoad(path, text, { there, here, isPlainNode });
}

test.each([
  ['test/tax.test.js', "import { tax } from '../src/tax.js';\n"],
  ['test/tax.test.js', "import assert from 'node:assert';\nimport {\n  tax,\n} from '../src/tax.js';\n"],
  ['test/tax.test.ts', "import { tax } from '../src/tax.js';\n"],
  ['test/tax.test.js', "const { tax } = require('../src/tax');\n"],
  ['test/tax.test.js', "import { price, tax } from '../src/price.js';\n"],
  ['tests/test_tax.py', 'from shop.tax import tax\n'],
  ['tests/test_tax.py', 'import shop.tax\n'],
  ['tests/test_tax.py', 'from shop import tax\n'],
  ['tests/test_tax.py', 'from shop.price import (\n    price,\n    tax,\n)\n'],
  ['test/tax_test.rb', "require 'minitest/autorun'\nrequire_relative '../lib/tax'\n"],
  ['test/tax_test.rb', "require 'shop/tax'\n"],
  ['test/tax.test.ts', "import { tax } from '../src/price.js';\n"],
  ['test/tax.test.js', "import { helped } from './helper.js';\n"],
  ['t/tax.t', 'use Price qw(price tax);\n'],
  [
    'tax_test.go',
    'package shop\n\nfunc TestTax(t *testing.T) {\n\tif Tax(100) != 20 {\n\t\tt.Fatal("Price")\n\t}\n}\n',
  ],
  ['tests/tax.rs', 'use my_shop::{price, tax};\n'],
  ['test/tax_test.c', '#include <assert.h>\n#include "../src/tax.h"\n'],
])('%s cannot be loaded: %s', async (path, text) => {
  expect(await isLost(path, text)).toBe(true);
});

test.each([
  ['all of it is there', 'test/a.test.js', "import { price } from '../src/price.js';\n"],
  ['neither tree has it', 'test/a.test.js', "import { x } from '../src/nowhere.js';\n"],
  ['only a type is taken', 'test/a.test.ts', "import type { Tax } from '../src/tax.ts';\n"],
  ['a double takes its place', 'test/a.test.js', "import { tax } from '../src/tax.js';\njest.mock('../src/tax.js');\n"],
  ['the import stands in a block', 'test/a.test.js', "try {\n  await import('../src/tax.js');\n} catch {}\n"],
  [
    'the import stands in a block',
    'tests/test_a.py',
    'try:\n    from shop.tax import tax\nexcept ImportError:\n    tax = None\n',
  ],
  ['a comment', 'test/a.test.js', "/*\nimport { tax } from '../src/tax.js';\n*/\n"],
  ['a text', 'test/a.test.js', "const code = `\nimport { tax } from '../src/tax.js';\n`;\n"],
  [
    'a text behind a quote',
    'test/a.test.js',
    "const tick = '`';\nconst t = `\nimport { tax } from '../src/tax.js';\n`;\n",
  ],
  ['it is caught', 'test/a.test.js', "try {\nconst tax = require('../src/tax.js');\n} catch {}\n"],
  ['a text', 't/a.t', 'my $text = "\nuse Price qw(tax);\n";\n'],
  ['it is caught', 'test/a.test.js', "const tax = await import('../src/tax.js').catch(() => undefined);\n"],
  ['a text', 'tests/test_a.py', '"""\nfrom shop.tax import tax\n"""\n'],
  ['another module takes its place', 'tests/test_a.py', "sys.modules['shop.tax'] = fake\nfrom shop.tax import tax\n"],
  ['a comment', 'test/a_test.rb', "=begin\nrequire_relative '../lib/tax'\n=end\n"],
  ['it is rescued', 'test/a_test.rb', "begin\nrequire_relative '../lib/tax'\nrescue LoadError\nend\n"],
  ['documentation', 't/a.t', '=pod\n\nuse Price qw(tax);\n\n=cut\n'],
  ['a parameter', 'a_test.go', 'package shop\n\nfunc each(Tax func(int) int) int { return Tax(1) }\n'],
  ['it is left out', 'tests/a.rs', '#[cfg(any())]\nuse my_shop::tax;\n'],
  ['neither tree has it', 'tests/a.rs', 'use my_shop::made_by_a_macro;\n'],
  ['a header under a condition', 'test/a.c', '#ifndef __GNUC__\n#include "../src/tax.h"\n#endif\n'],
  ['a comment', 'test/a.c', '/*\n#include "../src/tax.h"\n*/\n'],
  ['the module may have any name', 'test/a.test.js', "import { tax } from '../src/old.cjs';\n"],
  ['the module hands on what others have', 'test/a.test.js', "import { tax } from '../src/all.js';\n"],
  ['a class of Perl takes any name', 't/a.t', 'use Plain qw(tax);\n'],
  [
    'its own function',
    'a_test.go',
    'package shop\n\nfunc Tax(a int) int { return a }\n\nfunc TestA(t *testing.T) {\n\tTax(1)\n}\n',
  ],
  ['the package has it', 'a_test.go', 'package shop\n\nfunc TestA(t *testing.T) {\n\tPrice(1) // Tax(1)\n}\n'],
  ['the crate has it', 'tests/a.rs', 'use my_shop::price;\nuse std::tax;\n'],
  ['the header is there', 'test/a.c', '#include "../src/price.h"\n'],
])('%s: it may be loaded', async (_why, path, text) => {
  expect(await isLost(path, text)).toBe(false);
});

test('long blanks and many imports are read in a moment', async () => {
  const from = process.cpuUsage().user;
  await isLost('test/a.test.js', `import ${' '.repeat(5000)}`);
  await isLost('test/a.test.js', 'import a\n'.repeat(20_000));
  await isLost('tests/test_a.py', 'from a import (\n'.repeat(12_000));
  expect((process.cpuUsage().user - from) / 1e6).toBeLessThan(2);
});

test('a runner that puts imports together itself gives a missing name as undefined', async () => {
  expect(await isLost('test/a.test.js', "import { tax } from '../src/price.js';\n", false)).toBe(false);
});
