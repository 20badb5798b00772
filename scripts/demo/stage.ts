/** What every scene has: the stand-ins with a small shop on them, one job at a time, and what people see on GitHub afterwards. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';
import { git } from '../../test/support/git-http.ts';
import type { GitHubEvent } from '../../test/support/github-events.ts';
import type { Issue } from '../../test/support/github-state.ts';
import type { ModelReply } from '../../test/support/model.ts';
import type { JobResult } from '../../test/support/runner.ts';
import { bot, openWorld, repository, type World } from '../../test/support/world.ts';
import { commentText } from './comment-text.ts';
import { openJobLog } from './job-log.ts';
import { issue, shop } from './shop.ts';

export interface Stage extends AsyncDisposable {
  world: World;
  /** What the model answers from now on. */
  script(replies: ModelReply[]): void;
  /** Runs the job of an event and shows its log as it comes. */
  job(event: GitHubEvent, inputs?: Record<string, string>): Promise<JobResult>;
}

export interface StageOptions {
  print(line?: string): void;
  /** Columns. */
  width: number;
  /** Where the present scene's record is kept for a look afterwards. */
  keep(): string;
  /** Where given the real model answers. */
  live?: { key: string; baseUrl: string };
}

export async function openStage({ print, keep, live }: StageOptions): Promise<Stage> {
  const queue: ModelReply[] = [];
  const answer = (): ModelReply =>
    queue.shift() ?? { error: { status: 400, message: 'the script has no more replies' } };
  const real = live && { 'anthropic-api-key': live.key, 'anthropic-base-url': live.baseUrl, review: 'true' };
  const world = await openWorld(answer, { files: shop, issue, inputs: { ...real } });
  return {
    world,
    script: (replies) => void queue.splice(0, queue.length, ...replies),
    async job(event, inputs = {}) {
      await using job = await world.start(event, { inputs: { ...real, ...inputs } });
      const log = openJobLog((line) => print(`  ${line}`));
      job.child.stdout?.on('data', log.take);
      const result = await job.done;
      log.end();
      keepRecord(keep(), result);
      return result;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** The issue as mona wrote it, and the tests that ask for the same. */
export function showStart({ world }: Stage, { print, width }: StageOptions): void {
  const box = boxed(print);
  const at = world.at(1);
  box.title(`Issue #1: ${styleText('bold', at.title)} · by ${at.user}`);
  for (const line of commentText(at.body ?? '', width)) box.line(line);
  box.part('test/price.test.js in the repository');
  for (const line of (shop['test/price.test.js'] ?? '').split('\n').filter((each) => each.startsWith('test(')))
    box.line(styleText('gray', line));
  box.end();
  print();
}

/** The pull request as its page shows it: state, branches, text, commits, the summary. `brief`: without what every summary ends with. */
export function showPullRequest(
  { world }: Stage,
  number: number,
  { print, width, keep }: StageOptions,
  show: 'whole' | 'brief' = 'brief',
): void {
  const at = world.at(number);
  const { pull } = at;
  if (pull === undefined) throw new Error(`#${number} is no pull request`);
  const box = boxed(print);
  const state = pull.draft ? styleText('yellow', 'draft') : styleText('green', 'ready for review');
  box.title(`Pull request #${number}: ${styleText('bold', at.title)} · ${state} · ${labels(at)}`);
  const reviewers = pull.reviewers.length === 0 ? '' : ` · review asked of ${pull.reviewers.join(', ')}`;
  box.line(`${repository}: ${pull.base} ← ${pull.headBranch}${reviewers}`);
  if (show === 'whole') for (const line of commentText(at.body ?? '', width)) box.line(line);
  box.part('commits');
  const range = `${pull.base}..${pull.headBranch}`;
  const log = git(world.repo.gitDir, ['log', '--reverse', '--format=%h  %s', range]).trim();
  for (const line of log.split('\n')) box.line(line);
  const summary = world.told(number).at(-1)?.body ?? '';
  box.part(`comment by ${bot}`);
  for (const line of commentText(show === 'whole' ? summary : withoutFoot(summary), width)) box.line(line);
  box.end();
  writeKept(join(keep(), 'comment.md'), summary);
  writeKept(join(keep(), 'changes.diff'), git(world.repo.gitDir, ['diff', range]));
}

/** What stands below the next step and the attempts is much the same in every summary: criteria, folds, places, commands. */
function withoutFoot(summary: string): string {
  return summary.replace(/\n\n(?:\*\*Acceptance criteria|<details>)[\s\S]*$/, '');
}

/** The issue's page in two lines. */
export function showIssue({ world }: Stage, number: number, { print, width }: StageOptions): void {
  const box = boxed(print);
  box.title(`Issue #${number}: ${styleText('bold', world.at(number).title)} · ${labels(world.at(number))}`);
  for (const { body } of world.told(number)) for (const line of commentText(body, width)) box.line(line);
  box.end();
}

/** Clones the branch and runs the tests once more, outside of everything that Redgreen does. */
export function testsOf({ world }: Stage, branch: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  try {
    const at = { cwd: folder, stdio: 'ignore' } as const;
    execFileSync('git', ['clone', '-q', '--branch', branch, world.repo.gitDir, '.'], at);
    execFileSync('npm', ['test'], at);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function labels({ labels: names }: Issue): string {
  return names.length === 0 ? 'no label' : `label ${names.join(', ')}`;
}

function boxed(print: (line: string) => void) {
  const bar = styleText('gray', '│');
  return {
    title: (text: string) => print(`  ${styleText('gray', '┌')} ${text}`),
    line: (text: string) => print(`  ${bar} ${text}`.trimEnd()),
    part: (text: string) => print(`  ${styleText('gray', `├── ${text}`)}`),
    end: () => print(`  ${styleText('gray', '└──')}`),
  };
}

function keepRecord(folder: string, { outputs, log }: JobResult): void {
  writeKept(join(folder, 'job.log'), log);
  for (const [from, name] of [
    [outputs['run-json'], 'run.json'],
    [outputs['report-path'], 'report.html'],
  ] as const) {
    if (from !== undefined && from !== '') cpSync(from, join(folder, name));
  }
}

function writeKept(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
