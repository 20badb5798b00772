import { expect, test } from 'vitest';
import {
  type CommentContext,
  foldedLine,
  progressComment,
  pullRequestBlock,
  withBlock,
} from '../../src/github/comment.ts';
import { commentHead, readRecord } from '../../src/github/status-comments.ts';
import { runSummary, summaryComment } from '../../src/github/summary.ts';
import { type Outcome, outcomes, type Run, type RunEvent } from '../../src/run/run.ts';
import { attempt, failing, finished, found, named, opened, runOf, started } from '../support/github-run.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const context: CommentContext = {
  deadline: '2026-11-21T15:00:00.000Z',
  url: 'https://github.test/acme/shop/actions/runs/99',
  jobToken: true,
  notes: [],
};

const first = [started(), found, named, ...attempt(1, { failures: [failing], output: 'not ok 1 - discount' }), opened];
const green = [...first, ...attempt(2, { summary: 'Rounds each line.\nNot the sum.' }), finished('passed')];
const red = [
  ...first,
  ...attempt(2, { failures: [failing, { name: 'cart › total' }], passed: 9, output: 'not ok 1\nnot ok 2' }),
  finished('failed', '2 tests failing'),
];
const of = (events: readonly RunEvent[]) => runOf(events).run;

test('while it runs', async () => {
  await expect(`${progressComment(of(first.slice(0, -1)), context)}\n`).toMatchFileSnapshot('comments/running.md');
});

test('what will be held back is told before the agent begins', () => {
  const events: RunEvent[] = [started(), { type: 'warning', text: 'go.sum is too large: it is held back.' }, found];
  expect(progressComment(of(events), context)).toContain(
    '<details><summary>Notes</summary>\n\n- go.sum is too large: it is held back.',
  );
});

test('a green that is being checked says so in the body of its pull request', () => {
  const check = { type: 'check-started', name: 'without the change', number: 2, of: 6 } as const;
  const block = pullRequestBlock(of([...green.slice(0, -1), check]), { toDefaultBranch: true, notes: [] });
  expect(block).toContain('Redgreen: green, being checked');
});

test('green after a retry', async () => {
  await expect(`${summaryComment(of(green), context)}\n`).toMatchFileSnapshot('comments/passed.md');
});

test('what the tests printed before the agent is not told as the last attempt’s', () => {
  const verification = { ...verificationOf('b', [failing.name]), output: 'not ok 1' };
  const events: RunEvent[] = [started(), found, { type: 'baseline-finished', verification }, finished('cancelled')];
  expect(summaryComment(of(events), context)).toContain('<summary>Printed before the agent</summary>');
});

test('retries used up', async () => {
  await expect(`${summaryComment(of(red), context)}\n`).toMatchFileSnapshot('comments/failed.md');
});

test('what earlier runs said of the change stays, and is folded below what a later one says', () => {
  const context = { toDefaultBranch: true, notes: [] };
  const again = (events: RunEvent[], earlier: string) =>
    withBlock(earlier, pullRequestBlock(of(events), { ...context, earlier }));
  const saying = (summary: string) => [started(), found, named, ...attempt(1, { summary }), finished('passed')];
  const before = `Mine\n\n${withBlock('', pullRequestBlock(of(green), context))}`;
  // One that had nothing to change.
  const idle = again([started({ runId: 'second' }), found, named, finished('passed')], before);
  expect(idle).toBe(before.replace('Passed after 2 attempts', 'Passed: the branch is green'));
  // A body that somebody edited in a browser.
  const second = again(saying('Names it *better*.'), idle.replaceAll('\n', '\r\n'));
  const own = '**What changed and why** (initial)\n\n> Names it *better*.';
  expect(second).toContain(
    `${own}\n\n<details><summary>Before this run</summary>\n\n**What changed and why** (retry 1/3)`,
  );
  const third = again(saying(`${'x'.repeat(480)}\n`.repeat(38)), second);
  expect(third).toContain('<summary>Before this run</summary>\n\n**What changed and why** (initial)\n\n> Names it');
  const last = again(saying('Short.'), third);
  expect(last.length).toBeLessThan(12_000);
  for (const part of ['> Short.', '> xxx', 'Mine\r\n', 'Redgreen: `passed`']) expect(last).toContain(part);
  expect(last.split('<details>')).toHaveLength(last.split('</details>').length);
});

test('a refused pull request, a branch that is behind, notes, a review', async () => {
  const run: Run = {
    ...of(green),
    outcome: 'publish-failed',
    detail: 'The branch is green, but GitHub opened no pull request for it: Not permitted.',
    pullRequest: undefined,
    pullRequestRefused: { reason: 'Not permitted.', compareUrl: 'https://github.test/acme/shop/compare/main...b' },
    warnings: ['front matter: max-iterations was capped to 10'],
    costUsd: null,
    reviews: [
      {
        verdict: 'approve',
        summary: 'Does what is asked.',
        criteria: [{ criterion: 'Totals are rounded', met: true, evidence: 'src/cart.js:2' }],
        findings: [{ path: 'src/cart.js', line: 2, severity: 'minor', message: 'A name could be clearer' }],
        askedFor: [],
        usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, cacheWrite1hTokens: 0 },
        costUsd: 0,
      },
    ],
  };
  const behind = { by: 3, branch: 'main', conflicts: true };
  const text = summaryComment(run, { ...context, behind, notes: ['Left out: 1 × HTML comment.'] });
  await expect(`${text}\n`).toMatchFileSnapshot('comments/refused-pull-request.md');
});

test('what was held back and which dependencies changed is told in the summary and in the pull request', () => {
  const heldBack = [{ path: '.github/workflows/`x`.yml', reason: 'is a path that a run never changes' }];
  const dependencies = ['package.json: left-pad ^1.3.0 added', 'package.json: script postinstall "@org/x `y`" added'];
  const events = green.map((event) =>
    event.type === 'checkpoint-made' && event.attempt === 2
      ? { ...event, checkpoint: { ...event.checkpoint, heldBack, dependencies } }
      : event,
  );
  for (const text of [
    summaryComment(of(events), context),
    pullRequestBlock(of(events), { toDefaultBranch: true, notes: [] }),
    runSummary(of(events)),
  ]) {
    expect(text).toContain('Held back from the push');
    expect(text).toContain('- ``.github/workflows/`x`.yml`` is a path that a run never changes');
    expect(text).toContain('Changed dependencies');
    expect(text).toContain('- `package.json: left-pad ^1.3.0 added`');
    expect(text).toContain('``package.json: script postinstall "@org/x `y`" added``');
  }
  const none = summaryComment(of(green), context);
  expect(none).not.toMatch(/Held back|dependencies/);
});

test('the sentence of a stop is told once: neither the row nor the list of attempts says it again', () => {
  const detail = 'The provider answered 529 for 10 minutes.';
  const stop = { outcome: 'provider-error' as const, detail };
  const stopped = attempt(2, {}).flatMap((event): RunEvent[] => {
    if (event.type === 'agent-finished') return [{ ...event, summary: '', stop }];
    return event.type.startsWith('verification') || event.type.startsWith('checkpoint') ? [] : [event];
  });
  const run = of([...first, ...stopped, finished('provider-error', detail)]);
  for (const text of [summaryComment(run, context), runSummary(run)]) {
    expect(text.split('529 for 10 minutes')).toHaveLength(2);
    expect(text).toMatch(/\n- retry 1\/3: not verified\n/);
  }
  // Where the cause does not stand above it, the row has it.
  expect(pullRequestBlock(run, { toDefaultBranch: true, notes: [] })).toContain('529 for 10 minutes');
});

test.each(outcomes)('outcome %s has its headline, a next step and the commands', (outcome: Outcome) => {
  const text = summaryComment(of([...first, finished(outcome)]), context);
  expect(text).toMatch(/^<!-- redgreen:run=[\w-]+ -->\n<!-- redgreen:record [^\n]+ -->\n### Redgreen · \S/);
  expect(text).toContain(`\`${outcome}\` · `);
  expect(text).toContain('**Next:** ');
  expect(text).toContain('`/redgreen help`');
});

test('an older summary becomes one line and keeps its record', () => {
  const before = summaryComment(of(red), context);
  const line = foldedLine(before) ?? '';
  expect(line.split('\n')).toHaveLength(3);
  expect(line).toContain('Failed after 2 attempts');
  expect(readRecord(line)).toEqual(readRecord(before));
  expect(foldedLine(line)).toBeUndefined();
});

test('a comment stays under 60,000 characters: the oldest detail goes first, the newest and the verdict stay', () => {
  const output = `${'x'.repeat(190)}\n`.repeat(60);
  const many = Array.from({ length: 40 }, (_, index) =>
    attempt(index + 1, {
      failures: [failing],
      output: `OUTPUT-${index + 1}\n${output}`,
      summary: `SUMMARY-${index + 1}`,
    }),
  ).flat();
  const text = summaryComment(of([started(), found, named, ...many, finished('failed')]), context);
  expect(text.length).toBeLessThan(60_000);
  expect(text).toContain('Failed after 40 attempts');
  expect(text).toContain('OUTPUT-40\n');
  expect(text).not.toContain('OUTPUT-1\n');
  expect(text).toContain('SUMMARY-1\n'.trim());
  expect(text).toContain('Older detail was left out');
  expect(text.match(/^\| (initial|retry)/gm)).toHaveLength(40);
});

test('a record survives its comment, and hostile values stay inside it', () => {
  const record = {
    run: 'r-1',
    state: 'finished' as const,
    nextStep: 'ü'.repeat(300),
    branch: `a--${'ü'.repeat(247)}`,
    actor: `--> <script>${'ü'.repeat(88)}`,
    startedAt: '2026-11-21T10:00:00Z',
    deadline: '2026-11-21T11:00:00Z',
  };
  const head = commentHead(record);
  expect(head.match(/-->/g)).toHaveLength(2);
  expect(readRecord(`${head}\nx`)).toEqual(record);
  expect(readRecord(head.replace('r-1 -->', 'r-2 -->'))).toBeUndefined();
  expect(readRecord(`quoted:\n${head}`)).toBeUndefined();
  expect(readRecord('<!-- redgreen:run=r-1 -->\n<!-- redgreen:record {"run":"r-1"} -->')).toBeUndefined();
});

test('Closes only when passed, and only towards the default branch', () => {
  const block = (events: readonly RunEvent[], toDefaultBranch = true) =>
    pullRequestBlock(of(events), { toDefaultBranch, notes: [] }).split('\n')[0];
  expect(block(green)).toBe('Closes #1');
  expect(block(red)).toBe('Refs #1');
  expect(block(first)).toBe('Refs #1');
  expect(block(green, false)).toBe('Refs #1');
});

test('our block is replaced in place, and comes back where somebody took it out', () => {
  const body = withBlock('Template', 'one');
  expect(body).toBe('<!-- redgreen:begin -->\none\n<!-- redgreen:end -->\n\nTemplate');
  expect(withBlock(`Before\n${body}\nafter $1 $&`, 'two $&')).toBe(
    'Before\n<!-- redgreen:begin -->\ntwo $&\n<!-- redgreen:end -->\n\nTemplate\nafter $1 $&',
  );
  expect(withBlock('Only mine', 'three')).toContain('three');
});

test.each([
  ['a long answer', `> ${'word '.repeat(8000)}\n`.repeat(2)],
  ['many lines', '> a line of it\n'.repeat(4000)],
  ['a fold', `<details><summary>Notes</summary>\n\n${'- a note\n'.repeat(5000)}\n</details>\n`],
])('however long our block is, it says last how the run stands: %s', (_, long) => {
  const state = 'Redgreen: `failed` · Failed after 2 attempts';
  const block = `Refs #1\n\n${long}\n${state}`;
  const mine = `${'mine '.repeat(13_000)}\n`;
  for (const before of ['', 'Template', withBlock('Mine', 'one'), mine + withBlock('', 'one')]) {
    const body = withBlock(before, block);
    expect(body).toMatch(/<!-- redgreen:begin -->\nRefs #1\n/);
    expect(body).toContain(
      `\n\nThe rest was left out to keep this short; the summary has it.\n\n${state}\n<!-- redgreen:end -->`,
    );
    expect(body.length).toBeLessThan(65_536);
    expect(body.split('<details>')).toHaveLength(body.split('</details>').length);
    if (before.startsWith(mine)) expect(body.startsWith(mine)).toBe(true);
    expect(withBlock(body, 'two')).toBe(withBlock(before, 'two'));
  }
});

test.each([
  [{ needs: ['test/rates.json'] }, '1 changed file that earlier tests need (test/rates.json)'],
  [{ deleted: ['full price', 'no price'] }, '2 deleted tests (full price, no price)'],
])('where no draft is to be had the body begins with what a person has to look at: %o', (waiting, said) => {
  const baseTests = { result: 'passed' as const, unmet: [], changedBehaviour: [], ...waiting };
  const run = of([...first, ...attempt(2, { verification: { baseTests } }), finished('passed')]);
  const body = pullRequestBlock(run, { toDefaultBranch: true, notes: [], ready: true });
  expect(body.split('\n')[0]).toBe(`**Review before merging:** ${said}`);
});

test('what failed in an attempt stands once in a red summary, and each attempt in the body of the pull request', () => {
  const run = of(red);
  const summary = summaryComment(run, context);
  const name = /cart › discount takes ten percent off/g;
  const [table = '', rest = ''] = summary.split('Best attempt:');
  const lines = rest.split('in total**').at(-1) ?? '';
  expect(table).toMatch(/^\| initial \| .* \| ✗ 1 failed, 10 passed \|/m);
  expect(table).not.toMatch(name);
  expect(lines).toMatch(/^- initial: 1 failed, 10 passed – cart › discount takes ten percent off$/m);
  const body = pullRequestBlock(run, { toDefaultBranch: true, notes: [] });
  expect(body).toMatch(/\*\*2 attempts\*\*[\s\S]*^\| initial \|.*1 failed[\s\S]*^\| retry 1\/3 \|/m);
});
