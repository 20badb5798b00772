import { expect, test } from 'vitest';
import { loadsMoreProduction } from '../../src/guard/loads-production.ts';

const there = new Set(['src/Stock.php', 'src/Unknown.php', 'src', 'lib', 'lib/rate.rb', 'lib/Shop', 'R', 'R/rate.R']);
const loads = (path: string, before: string, after: string) =>
  loadsMoreProduction({ path, before, after }, (one) => there.has(one));
const php = "<?php\nerror_reporting(E_ALL);\nrequire __DIR__ . '/../src/Stock.php';\n";

test.each([
  ['one more file', 'tests/bootstrap.php', php, `${php}require __DIR__ . '/../src/Unknown.php';\n`],
  [
    'an autoloader in the place of the files',
    'tests/bootstrap.php',
    php,
    `<?php
error_reporting(E_ALL);
spl_autoload_register(function (string $class): void {
    if (str_starts_with($class, 'Shop\\\\')) {
        require __DIR__ . '/../src/' . str_replace('\\\\', '/', substr($class, 5)) . '.php';
    }
});
`,
  ],
  [
    'a relative one',
    'test/test_helper.rb',
    "require 'minitest'\n",
    "require 'minitest'\nrequire_relative '../lib/rate'\n",
  ],
  ['a folder', 't/lib.pl', 'use strict;\n', "use strict;\nuse lib 'lib';\n"],
  ['sources', 'tests/setup.R', '', 'source("../R/rate.R")\n'],
])('a start file that only loads more: %s', (_, path, before, after) => {
  expect(loads(path, before, after)).toBe(true);
});

test.each([
  ['a file of the tests', 'tests/bootstrap.php', php, `${php}require __DIR__ . '/fakes/Unknown.php';\n`],
  ['what is no path', 'tests/bootstrap.php', php, `${php}set_error_handler(fn () => true);\n`],
  [
    'a line that went',
    'tests/bootstrap.php',
    php,
    "<?php\nrequire __DIR__ . '/../src/Stock.php';\nrequire __DIR__ . '/../src/Unknown.php';\n",
  ],
  ['nothing new', 'tests/bootstrap.php', php, php],
  ['an end of the process', 'tests/bootstrap.php', php, `${php}require __DIR__ . '/../src/Unknown.php'; exit(0);\n`],
  ['a shell', 'tests/bootstrap.php', php, `${php}require __DIR__ . '/../src/Unknown.php' || \`true\`;\n`],
  ['a library', 'test/test_helper.rb', '', "require 'fakes'\n"],
  ['a choice', 'tests/bootstrap.php', php, `${php}if ($argv) return require __DIR__ . '/../src/Unknown.php';\n`],
  ['a glob of Perl that looks like a comment', 't/lib.pl', '', "use lib 'lib';\n*Order::total = sub { 950 };\n"],
  [
    'a count that is taken down',
    'tests/bootstrap.php',
    php,
    `${php}require __DIR__ . '/../src/Unknown.php';\n--$GLOBALS['failures'];\n`,
  ],
  [
    'another order',
    'test/test_helper.rb',
    "if ENV['QUICK']\n  exit 0\nend\n",
    "exit 0\nif ENV['QUICK']\nend\nrequire_relative '../lib/rate'\n",
  ],
  ['another language', 'tests/setup.js', '', "import '../src/rate.js';\n"],
])('is none with %s', (_, path, before, after) => {
  expect(loads(path, before, after)).toBe(false);
});
