import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { matrixReport } from '../../src/eval/compare.ts';
import type { EvalRun, StoryResult } from '../../src/eval/eval-types.ts';
import { renderMatrix } from '../../src/eval/format/report.ts';
import { readModels } from '../../src/eval/models-file.ts';
import { runCli, startCli } from '../support/cli.ts';
import { calculator, newHistory } from '../support/history.ts';
import { until } from '../support/processes.ts';

test('agents × models × settings, and a list', () => {
  const read = (text: string) => readModels('models.yml', text);
  const product = read('agents: [anthropic, codex]\nmodels: [a, b]\nsettings: {short: {max-turns: 20}, long: {}}\n');
  expect(product.problems).toEqual([]);
  expect(product.variants).toHaveLength(8);
  expect(product.variants[0]).toMatchObject({
    name: 'anthropic · a · short',
    flags: { agent: 'anthropic', model: 'a', 'max-turns': '20' },
  });
  expect(read('- {model: a, effort: low}\n- {name: real, agent: reference}\n').variants).toEqual([
    { name: 'a · low', flags: { model: 'a', effort: 'low' } },
    { name: 'real', flags: {}, standIn: 'reference' },
  ]);
});

test.each<[text: string, problem: RegExp]>([
  ['- {modle: a}', /modle is not a setting/],
  ['- {anthropic-api-key: x}', /is a secret/],
  ['- {model: a}\n- {model: a}', /a is there twice/],
  ['models: a', /^models: .*expected array.*; allowed: /],
  ['models: []', /^models: /],
  ['model: a', /^Unrecognized key: "model"; allowed: a list of settings, or agents, models and settings/],
  ['', /nothing is named/],
  ['{}', /nothing is named/],
  ['- a', /^0: .*; allowed: /],
  ['{', /./],
])('%j: %s', (text, problem) => {
  expect(
    readModels('models.yml', text)
      .problems.map(({ message }) => message)
      .join('\n'),
  ).toMatch(problem);
});

function evaluated(
  variant: string,
  passed: readonly boolean[],
  model = variant,
): { run: EvalRun; results: StoryResult[] } {
  const at = '2026-11-22T10:00:00.000Z';
  const stories = passed.map((_, index) => ({ storyId: `s${index}`, title: '', repetition: 1 }));
  const matrix = { id: 'm', variant, row: 0 };
  const plan = { stories, repeat: 1, flags: {}, replay: false, matrix };
  const run: EvalRun = { id: variant, suite: 'stories', state: 'finished', model: variant, plan, startedAt: at };
  const usage = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0, cacheWrite1hTokens: 0 };
  const results = passed.map((ok, index): StoryResult => {
    const status = ok ? 'passed' : 'failed';
    const rest = { durationMs: 1000, requestIds: [], attempts: 1, usage, costUsd: 0.5, model, finishedAt: at };
    return { storyId: `s${index}`, title: '', repetition: 1, status, ...rest };
  });
  return { run, results };
}

test('which differ beyond chance is said, and which were answered by another model', () => {
  const all = Array.from({ length: 12 }, () => true);
  const few = all.map((_, index) => index < 2);
  const most = all.map((_, index) => index > 0);
  const report = matrixReport([evaluated('strong', all), evaluated('weak', few), evaluated('good', most, 'other')]);
  expect(report.rows.map(({ summary }) => summary.costPerSolvedUsd)).toEqual([0.5, 3, 6 / 11]);
  const text = renderMatrix(report, 'terminal');
  expect(text).toMatch(/strong solves more than weak: 83\.3 points \(p = 0\.00\d\d, 12 stories\)\./);
  expect(text).toMatch(/strong and good do not differ beyond chance: 8\.3 points \(p = 1\.00, 12 stories\)\./);
  expect(text).toContain('good was answered by other models than asked for: other.');
  expect(text).toMatch(/weak +2\/12 +0\.17 \[0\.05–0\.45\] .*\$3\.00/);
  const html = renderMatrix(report, 'html');
  expect(html).toContain('0.17 [0.05–0.45]');
  expect(text).toMatch(/^Story +strong +weak +good$/m);
  expect(text).toMatch(/^s5 +1\/1 +0\/1 +1\/1$/m);
});

/** Three stories of a calculator. */
function suite(): string {
  const { folder, commit } = newHistory();
  mkdirSync(join(folder, 'stories'));
  const ops: Record<string, string> = { add: 'a + b' };
  let base = commit('Add', calculator(ops));
  for (const [name, body] of Object.entries({ sub: 'a - b', mul: 'a * b', rem: 'a % b' })) {
    ops[name] = body;
    const reference = commit(`Has ${name}`, calculator(ops));
    const front = `---\ncommit: '${base}'\nreference: '${reference}'\n---\n`;
    writeFileSync(join(folder, `stories/${name}.md`), `${front}# There is calc.${name}(a, b)\n`);
    base = reference;
  }
  writeFileSync(
    join(folder, 'models.yml'),
    '- {name: real, agent: reference, test-check: "off"}\n- {name: idle, agent: empty}\n',
  );
  return folder;
}

function resultsOf(folder: string): string[] {
  try {
    using database = new DatabaseSync(join(folder, '.redgreen/redgreen.db'), { readOnly: true });
    const rows = database.prepare('select story_id, model, status from story_results order by model, story_id').all();
    return rows.map((row) => Object.values(row).join(' '));
  } catch {
    return [];
  }
}

test('two workers side by side, one of them killed: each result once, and one table', {
  tags: 'full',
  timeout: 400_000,
}, async () => {
  const folder = suite();
  const args = ['eval', 'stories', '--matrix', 'models.yml'];
  const first = startCli(folder, args);
  await until(() => resultsOf(folder).length === 1, 'a first result');
  const second = startCli(folder, [...args, '--resume', '-o', 'matrix.html']);
  await until(() => resultsOf(folder).length >= 2, 'a second result');
  first.child.kill('SIGKILL');
  await first.ended;
  const { code, out } = await second.ended;
  expect(resultsOf(folder)).toEqual([
    ...['mul', 'rem', 'sub'].map((id) => `${id} empty failed`),
    ...['mul', 'rem', 'sub'].map((id) => `${id} reference passed`),
  ]);
  expect(out).toMatch(/^real +3\/3 /m);
  expect(out).toMatch(/^idle +0\/3 /m);
  expect(out).toMatch(/real and idle do not differ beyond chance: 100\.0 points \(p = 0\.25, 3 stories\)/);
  expect(readFileSync(join(folder, 'matrix.html'), 'utf8')).toMatch(/^real +3\/3 /m);
  expect(code).toBe(0);
  const again = await runCli(folder, ...args, '--resume', '--grep', 'nothing');
  expect(again.code).toBe(2);
});
