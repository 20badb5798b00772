// @module-tag full
// @module-tag soak
// @module-tag variant
/** A day of a repository with the Action: its jobs start and wait as the workflow of the README says, three runners for all. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type Asked,
  type Day,
  diceOf,
  events,
  happen,
  isOnBranch,
  isRefused,
  name,
  openShop,
  reply,
  seed,
  wrongComments,
  wrongOfKilled,
  wrongOnGitHub,
} from '../support/day.ts';
import { commentEvent, type GitHubEvent } from '../support/github-events.ts';
import { startModel } from '../support/model.ts';
import { until } from '../support/processes.ts';
import { type Job, type JobResult, startJob } from '../support/runner.ts';
import { jobsOf } from '../support/workflow-jobs.ts';
import { apiKey, bot, jobToken } from '../support/world.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const workflow = /```yaml\n(name: Redgreen\n[\s\S]*?)```/.exec(readme)?.[1] ?? '';
const { on }: { on: Record<string, { types: string[] }> } = parse(workflow);
const runners = 3;

interface Waiting {
  group: string;
  guid: string;
  event: GitHubEvent;
}

test(`${events} events of seed ${seed}: each trigger has one answer, no comment goes on, nothing green is lost`, {
  timeout: 900_000,
}, async () => {
  const { github, repo } = await openShop();
  github.grant(name, bot, 'write');
  github.addToken(jobToken, bot);
  await using model = await startModel((request, index) => reply({ ...request, index }), { apiKey });
  const asked: Asked[] = [];
  const waiting: Waiting[] = [];
  const running = new Map<string, { group: string; job: Promise<Job>; ended: Promise<void> }>();
  const results = new Map<string, JobResult & { job: string; isLost: boolean }>();
  let runNumber = 1000;

  const begin = ({ group, guid, event }: Waiting) => {
    const id = String(++runNumber);
    github.state.jobs.set(id, 'in_progress');
    const keys = { 'github-token': jobToken, 'anthropic-api-key': apiKey, 'anthropic-base-url': model.url };
    const limits = { 'test-command': 'sh check.sh', review: 'false', 'test-check': 'off', 'max-iterations': '1' };
    const job = startJob({
      ...{ eventName: event.name, payload: event.payload, repository: name },
      ...{ apiUrl: github.apiUrl, serverUrl: github.url, env: { GITHUB_RUN_ID: id } },
      inputs: { ...keys, ...limits, 'max-runs-per-day': '1000' },
    });
    const carried = async () => {
      await using started = await job;
      const result = await started.done;
      // A machine that is lost runs no post step; a step that is killed or cancelled is followed by it.
      const isLost = lost.has(guid);
      if (!isLost) await started.post();
      results.set(guid, { ...result, isLost, job: id });
      github.state.jobs.set(id, 'completed');
    };
    const ended = carried().finally(() => {
      running.delete(guid);
      fill();
    });
    running.set(guid, { group, job, ended });
  };
  const fill = () => {
    const groups = () => [...running.values()].map(({ group }) => group);
    for (const next of [...waiting]) {
      if (running.size >= runners) return;
      if (next.group !== 'own' && groups().includes(next.group)) continue;
      waiting.splice(waiting.indexOf(next), 1);
      begin(next);
    }
  };
  const lost = new Set<string>();
  const kill = async (signal: 'SIGKILL' | 'SIGTERM', isLost = false) => {
    const [guid, one] = [...running].find(([, { group }]) => group !== 'own') ?? [];
    if (guid === undefined || one === undefined) return;
    if (isLost) lost.add(guid);
    const job = await one.job;
    // Not before it has told of itself: what is killed in its first second has nothing to end.
    await until(() => job.log().includes('::group::') || job.child.exitCode !== null, 'the run begins');
    job.child.kill(signal);
  };
  const day: Day = {
    ...{ github, repo, bot, dice: diceOf(seed), asked, by: 'action' },
    async send(event, guid) {
      // A start by hand has a workflow of its own, whose runs wait for those of the same number.
      if (event.name === 'workflow_dispatch') {
        const { 'issue-number': issue } = event.payload.inputs as Record<string, string>;
        waiting.push({ group: `redgreen-${issue}`, guid, event });
      } else if (on[event.name]?.types.includes(String(event.payload.action)) !== true) return;
      for (const group of jobsOf(workflow, { event: event.payload, event_name: event.name }))
        waiting.push({ group, guid, event });
      fill();
      // People wait for a machine; otherwise all would stand in the queue before the first run has ended.
      while (waiting.length > 2 * runners) await Promise.race([...running.values()].map(({ ended }) => ended));
    },
  };
  const over = async () => {
    while (running.size > 0) await Promise.race([...running.values()].map(({ ended }) => ended));
  };
  for (let index = 0; index < events; index++) {
    if (index === Math.floor(events * 0.3)) await kill('SIGKILL');
    if (index === Math.floor(events * 0.6)) await kill('SIGKILL', true);
    if (index === Math.floor(events * 0.85)) await kill('SIGTERM');
    await happen(day);
  }
  await over();
  // Nobody is left who would end the comments of a lost machine, but the next run of the same issue.
  for (const { guid, number } of [...asked].filter((each) => lost.has(each.guid))) {
    const thread = repo.issues.get(number);
    if (thread !== undefined) thread.state = 'open';
    await day.send(commentEvent(github, name, number, '/retry', 'mona'), `after ${guid}`);
  }
  await over();

  const shop = { repo, bot };
  const wrong = asked.flatMap((each) => {
    const { kind, number, guid, comment } = each;
    const result = results.get(guid);
    if (result === undefined) return [`a trigger on #${number} has no job`];
    if (kind === 'stranger' && !isRefused(shop, number, comment)) return [`a stranger on #${number} was told nothing`];
    if (kind !== 'run') return [];
    const { run, outputs, signal, isLost, job } = result;
    // Nobody speaks for a machine that is lost before its first comment.
    if (signal !== null) return isLost && !isSeen(day, number, comment) ? [] : wrongOfKilled(shop, job, each);
    if (run !== undefined) return wrongComments(shop, run.id, number);
    const isTold = outputs.outcome === 'refused' ? isRefused(shop, number, comment) : isSeen(day, number, comment);
    return isTold
      ? []
      : [`a trigger on #${number} ended ${outputs.outcome}, and nobody was told: ${result.log.slice(-800)}`];
  });
  const green = [...results.values()].flatMap(({ run }) =>
    (run?.attempts ?? []).flatMap(({ verification, pushedCommit = null }) =>
      verification?.result === 'passed' && !isOnBranch(shop, run?.branch ?? null, pushedCommit)
        ? [`the green ${pushedCommit} of run ${run?.id} is lost`]
        : [],
    ),
  );
  expect([...wrong, ...green, ...wrongOnGitHub(shop, asked)]).toEqual([]);
  const passed = [...results.values()].filter(({ outputs }) => outputs.outcome === 'passed');
  expect(passed.length).toBeGreaterThan(3);
  await github.close();
});

/** 👀 or 😕 on what asked. */
function isSeen({ repo }: Day, number: number, comment: number | undefined): boolean {
  const issue = repo.issues.get(number);
  const place = comment === undefined ? issue : issue?.comments.find(({ id }) => id === comment);
  return place?.reactions.some(({ user }) => user === bot) === true;
}
