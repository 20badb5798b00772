/** Go's compile cache of the baseline below later layers: what it may answer, and what it never does. */
// @module-tag full

import { lutimes, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireProgram } from '../support/programs.ts';
import { type OpenTree, openTree, writeFiles } from './open-tree.ts';

const source = (value: number) => `package shop\n\nfunc X() int { return ${value} }\n`;
const files = {
  'go.mod': 'module example.com/shop\n\ngo 1.19\n',
  'x.go': source(1),
  'gone.go': 'package shop\n\nfunc init() { left = 1 }\n',
  'left.go': 'package shop\n\nvar left int\n',
  'word.txt': 'one\n',
  'main/main.go': 'package main\n\nimport "example.com/shop"\n\nfunc main() { println(shop.X()) }\n',
  'x_test.go': `package shop

import (
	_ "embed"
	"os/exec"
	"testing"
)

//go:embed word.txt
var word string

func TestX(t *testing.T) {
	child, err := exec.Command("go", "run", "./main").CombinedOutput()
	t.Fatal(X(), left, word, string(child), err)
}
`,
};
const run = 'go test . | tr -s " \\n" " " | sed "s/.*x_test.go:[0-9]*: //; s/ *FAIL.*//"';

test('what it compiled of other content, of a deleted file, or for a child process is no answer', async (context) => {
  requireProgram('go', context);
  await using open = await openTree(files);
  await open.run(open.sandbox.setup, 'find . -type f -exec touch -d 2020-01-01 {} +');
  await open.sandbox.freeze();
  expect(await baseOf(open, run)).toBe('1 1 one 1 <nil>');
  const over = await writeFiles(await mkdtemp(join(open.root, 'over-')), { 'x.go': source(2), 'word.txt': 'two\n' });
  const time = new Date('2020-01-01');
  for (const path of ['x.go', 'word.txt']) await lutimes(join(over, path), time, time);
  await using layer = await open.sandbox.layer({ over, deleted: ['gone.go'] });
  expect((await open.run(layer.exec, run)).output).toBe('2 0 two 2 <nil>');
});

test('a result of a test is no compiled result', async (context) => {
  requireProgram('go', context);
  await using open = await openTree({
    ...files,
    'x_test.go': 'package shop\n\nimport "testing"\n\nfunc TestX(*testing.T) {}\n',
  });
  await open.run(open.sandbox.setup, 'go test .');
  expect((await open.run(open.sandbox.setup, 'go test .')).output).toContain('(cached)');
  await open.sandbox.freeze();
  // Neither setup's nor, of other flags, the baseline's; and the agent's own are its own.
  expect(await baseOf(open, 'go test .; go test -v .')).not.toContain('(cached)');
  const { agent } = open.sandbox;
  expect((await open.run(agent, 'go test .; go test -v .')).output).not.toContain('(cached)');
  expect((await open.run(agent, 'go test .')).output).toContain('(cached)');
  await using layer = await open.layer();
  expect((await open.run(layer.exec, 'go test .; go test -v .')).output).not.toContain('(cached)');
});

async function baseOf(open: OpenTree, script: string): Promise<string> {
  await using base = await open.layer({}, { home: 'kept' });
  const { output } = await open.run(base.exec, script);
  expect(await base.keepCaches()).toBe(true);
  return output;
}
