import { expect, test } from 'vitest';
import { roleOf } from '../../src/guard/production.ts';

test.each([
  ['src/price.js', 'production'],
  ['lib/shop/price.rb', 'production'],
  ['templates/mail.html', 'production'],
  ['db/001_init.sql', 'production'],
  ['styles/main.css', 'production'],
  ['test/price.test.js', 'test'],
  ['internal/testutil/cart.go', 'test'],
  ['src/testing/fake.ts', 'test'],
  ['fixtures/carts.json', 'test'],
  ['vendor/github.com/x/y/y.go', 'test'],
  ['node_modules/assert/index.js', 'test'],
  ['pkg/testdata/in.txt', 'test'],
  ['src/test-utils.ts', 'test'],
  ['test-resources/tariff.properties', 'test'],
  ['testkit/cart.py', 'test'],
  ['check.js', 'test'],
  ['Makefile', 'run-definition'],
  ['GNUmakefile', 'run-definition'],
  ['build/rules.mk', 'run-definition'],
  ['tsconfig.build.json', 'run-definition'],
  ['babel.config.js', 'run-definition'],
  ['.babelrc', 'run-definition'],
  ['conftest.py', 'run-definition'],
  ['.tool-versions', 'run-definition'],
  ['jvm.options', 'run-definition'],
  ['idea.vmoptions', 'run-definition'],
  ['src/price.options', 'production'],
  ['package.json', 'manifest'],
  ['requirements-dev.txt', 'manifest'],
  ['shop/__pycache__/price.cpython-311.pyc', 'binary'],
  ['lib/native.node', 'binary'],
  ['lib/libshop.so.1.2', 'binary'],
  ['assets/logo.png', 'binary'],
  ['assets/Photo.JPEG', 'binary'],
  ['assets/logo.svg', 'production'],
  ['public/shop.woff2', 'binary'],
  ['public/ding.mp3', 'binary'],
  ['data/prices.tar.zst', 'binary'],
  ['docs/manual.pdf', 'binary'],
  ['data/prices.sqlite', 'binary'],
  ['data/prices.csv', 'production'],
])('%s is %s', (path, role) => {
  expect(roleOf(path, { command: 'node check.js && npm test' })).toBe(role);
});

test.each([
  ['phpunit --bootstrap src/bootstrap.php tests', 'src/bootstrap.php', 'production'],
  ['node --import ./src/polyfill.js --test', 'src/polyfill.js', 'production'],
  ['mocha -r ./hooks.js', 'hooks.js', 'test'],
  ['java @test.args PriceTest', 'test.args', 'test'],
  ['php -c ci tests/run.php', 'ci/php.ini', 'test'],
])('of `%s` %s is %s', (command, path, role) => {
  expect(roleOf(path, { command })).toBe(role);
});
