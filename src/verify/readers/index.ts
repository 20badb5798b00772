// Written by `node scripts/list-readers.ts`.
import type { Reader } from '../reader.ts';
import { ava } from './ava.ts';
import { biome } from './biome.ts';
import { boost } from './boost.ts';
import { bun } from './bun.ts';
import { cargoTest } from './cargo-test.ts';
import { catch2 } from './catch2.ts';
import { codeLines } from './code-lines.ts';
import { commands } from './commands.ts';
import { compiler } from './compiler.ts';
import { ctest } from './ctest.ts';
import { deno } from './deno.ts';
import { dotnet } from './dotnet.ts';
import { drawn } from './drawn.ts';
import { esbuild } from './esbuild.ts';
import { eslint } from './eslint.ts';
import { exunit } from './exunit.ts';
import { goBuild } from './go-build.ts';
import { goJson } from './go-json.ts';
import { goTest } from './go-test.ts';
import { gradle } from './gradle.ts';
import { gtest } from './gtest.ts';
import { jasmine } from './jasmine.ts';
import { jest } from './jest.ts';
import { junitConsole } from './junit-console.ts';
import { junitTree } from './junit-tree.ts';
import { junit4 } from './junit4.ts';
import { minitest } from './minitest.ts';
import { mocha } from './mocha.ts';
import { nodeDot } from './node-dot.ts';
import { nodeTest } from './node-test.ts';
import { parenErrors } from './paren-errors.ts';
import { phpunit } from './phpunit.ts';
import { playwright } from './playwright.ts';
import { prove } from './prove.ts';
import { pytest } from './pytest.ts';
import { rspec } from './rspec.ts';
import { rustc } from './rustc.ts';
import { surefire } from './surefire.ts';
import { swift } from './swift.ts';
import { tap } from './tap.ts';
import { testUnit } from './test-unit.ts';
import { unittest } from './unittest.ts';
import { vitest } from './vitest.ts';

export const readers: readonly Reader[] = [
  ava,
  biome,
  boost,
  bun,
  cargoTest,
  catch2,
  codeLines,
  commands,
  compiler,
  ctest,
  deno,
  dotnet,
  drawn,
  esbuild,
  eslint,
  exunit,
  goBuild,
  goJson,
  goTest,
  gradle,
  gtest,
  jasmine,
  jest,
  junitConsole,
  junitTree,
  junit4,
  minitest,
  mocha,
  nodeDot,
  nodeTest,
  parenErrors,
  phpunit,
  playwright,
  prove,
  pytest,
  rspec,
  rustc,
  surefire,
  swift,
  tap,
  testUnit,
  unittest,
  vitest,
];
