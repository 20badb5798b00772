// @module-tag full
// @module-tag soak
/** What people do at random in a repository with the App, its server killed among it, and what that leaves on GitHub and in the record. */

import { expect, test } from 'vitest';
import { webhookPath } from '../../src/app/server.ts';
import { readRecord, replyMarker } from '../../src/github/status-comments.ts';
import { listed } from '../../src/text/word-list.ts';
import { openAppShop, shopWorker, startApp } from '../support/app-server.ts';
import { git } from '../support/git-http.ts';
import {
  checkActionEvent,
  commentEvent,
  type GitHubEvent,
  labelEvent,
  unlabelEvent,
} from '../support/github-events.ts';
import type { Issue } from '../support/github-state.ts';
import { type ModelReply, type ModelRequest, startModel } from '../support/model.ts';
import { openTheirs } from '../support/others-pull.ts';
import { until } from '../support/processes.ts';
import { apiKey, issueText, quickFiles, repository } from '../support/world.ts';

const seed = Number(process.env.REDGREEN_SEED ?? 2);
const events = Number(process.env.REDGREEN_EVENTS ?? 40);
const trigger = 'ai-implement';
/** How the work on an issue goes, by a word of its title. */
const ways = listed('at-once at-once second-try never slow');
const acts = listed(`
  label label label label label unlabel retry retry command command command command command
  close fix fix update button ours talk talk
`);

/** The same for the same seed. */
let state = seed;
const below = (most: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};
const one = <T>(all: readonly T[]): T => all[below(all.length)] as T;

/** The agent, by the title of the issue that it is told. */
function reply({ body }: ModelRequest, index: number): ModelReply {
  const way = ways.find((each) => JSON.stringify(body.messages[0]).includes(` ${each}`)) ?? 'at-once';
  const last = JSON.stringify(body.messages.at(-1)?.content ?? '');
  const delayMs = way === 'slow' ? 2_500 : 0;
  if (last.includes('tool_result')) return { text: 'Done: all tests pass.', delayMs };
  const isRight = way === 'at-once' || way === 'slow' || (way === 'second-try' && /retry 1 of/.test(last));
  const factor = isRight ? '0.9' : `0.${1 + (index % 8)}`;
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${factor} : amount;\n}\n`;
  return { calls: [{ name: 'write', input: { file_path: 'src/price.js', content } }], delayMs };
}

interface Asked {
  number: number;
  /** Of its delivery. */
  guid: string;
  comment?: number | undefined;
  kind: 'run' | 'command';
}

test(`${events} events of seed ${seed}: each trigger has one answer, no comment goes on, nothing green is lost`, {
  timeout: 900_000,
}, async () => {
  const { github, repo, app, place } = await openAppShop(quickFiles);
  github.grant(repository, 'tess', 'triage');
  for (let issue = 1; issue <= 20; issue++)
    github.openIssue(repository, { ...issueText, title: `Codes ${issue} ${ways[issue % ways.length]}`, user: 'mona' });
  app.install([repository]);
  await using model = await startModel(reply, { apiKey });
  await using servers = new AsyncDisposableStack();
  const start = async () => {
    const limits = {
      REDGREEN_MAX_ITERATIONS: '1',
      REDGREEN_MAX_RUNS_PER_DAY: '1000',
      REDGREEN_RUNS_PER_REPOSITORY: '3',
    };
    const environment = { ...place.environment, ...shopWorker(model), ...limits };
    const serve = servers.use(await startApp(['serve', '--workers', '3'], environment));
    app.app.webhookUrl = `${serve.url}${webhookPath}`;
    return serve;
  };
  let serve = await start();
  const { db } = await place.store();
  const jobs = () => db.selectFrom('jobs').selectAll().orderBy('id').execute();
  const issues = () => [...repo.issues.values()];

  /** One thing that somebody does: its event, what it asks for, and where. */
  function happens(guid: string): [event: GitHubEvent, kind?: Asked['kind'], number?: number] | undefined {
    const pulls = issues().filter(({ pull, user }) => pull !== undefined && user === app.bot);
    const issue = repo.issues.get(1 + below(20)) as Issue;
    const thread = pulls.length > 0 && below(3) === 0 ? one(pulls) : issue;
    const say = (body: string, on = thread.number) => commentEvent(github, repository, on, body, 'mona');
    const label = ({ number, labels }: Issue): ReturnType<typeof happens> => {
      const by = one(listed('mona mona mona mona tess'));
      return labels.includes(trigger)
        ? undefined
        : [labelEvent(github, repository, number, trigger, by), 'run', number];
    };
    switch (one(acts)) {
      case 'label':
        return label(issue);
      case 'ours':
        return pulls.length > 0 ? label(one(pulls)) : undefined;
      case 'unlabel':
        return [unlabelEvent(github, repository, issue.number, trigger, 'mona')];
      case 'retry':
        return [say(one(['/retry', '/retry use the other price', '/retry max-iterations=2'])), 'run', thread.number];
      case 'command':
        return [say(`/redgreen ${one(listed('stop stop status status help'))}`), 'command', thread.number];
      case 'close':
        thread.state = thread.state === 'open' ? 'closed' : 'open';
        return undefined;
      case 'fix': {
        const { number } = below(2) === 0 ? openTheirs(github, { branch: `carol/${guid}` }) : thread;
        return [say('/redgreen fix use the other price', number), 'run', number];
      }
      case 'update':
        return [say('/redgreen update'), 'run', thread.number];
      case 'button': {
        const check = one(repo.checks.filter(({ fields }) => Boolean(fields.external_id)));
        return check && [checkActionEvent(github, repository, check.id, one(['retry', 'stop']), 'mona')];
      }
      default:
        return [say('What do you think?')];
    }
  }

  const asked: Asked[] = [];
  for (let index = 0; index < events; index++) {
    if (index % 40 === 20) {
      serve.signal(index % 80 === 20 ? 'SIGKILL' : 'SIGTERM');
      await serve.ended;
    }
    const guid = `day-${index}-${below(1e6)}`;
    const [event, kind, number = 0] = happens(guid) ?? [];
    if (event !== undefined) {
      const { comment } = event.payload as { comment?: { id: number } };
      if (kind !== undefined) asked.push({ number, guid, comment: comment?.id, kind });
      const { statusCode } = await app.send(event, { guid });
      // GitHub sends some of them twice.
      if (statusCode === 200 && below(10) === 0) await app.send(event, { guid });
    }
    // Five events come while nobody hears them.
    if (index % 40 === 24) serve = await start();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  const left = async () => [
    ...(await db.selectFrom('deliveries').select('id').where('handled_at', 'is', null).execute()),
    ...(await jobs()).filter(
      (job) => ['queued', 'active'].includes(job.state) || ![null, 'ended'].includes(job.waiting),
    ),
  ];
  await until(left, (all) => all.length === 0, 150_000);

  const own = issues().flatMap(({ number, comments }) =>
    comments.flatMap(({ user, body }) => (user === app.bot ? [{ number, body, record: readRecord(body) }] : [])),
  );
  /** 😕 on what asked, and the reason once, however often it was asked. */
  const isRefused = ({ number, comment }: Asked) => {
    const issue = repo.issues.get(number);
    const from = comment === undefined ? issue : issue?.comments.find(({ id }) => id === comment);
    const isConfused = from?.reactions.some(({ user, content }) => user === app.bot && content === 'confused');
    return isConfused === true && own.some((each) => each.number === number && each.body.includes('`refused`'));
  };
  const wrong: unknown[] = [];
  const all = await jobs();
  // A job that was lost before its run began may be refused when it is taken up.
  const begun = new Set((await db.selectFrom('runs').select('id').execute()).map(({ id }) => id));
  for (const each of asked) {
    const replies = own.filter(({ body }) => body.includes(replyMarker(each.comment ?? 0)));
    if (each.kind === 'command' && replies.length !== 1 && !isRefused(each)) wrong.push({ each, replies });
    if (each.kind === 'command') continue;
    const [job, second] = all.filter(({ delivery_id }) => delivery_id === each.guid);
    const told = own.filter(({ record }) => record !== undefined && record.run === job?.run_id);
    const isToldOnce = told.length > 0 && told.length === new Set(told.map(({ number }) => number)).size;
    const isAnswered = begun.has(job?.run_id ?? '') ? isToldOnce : typeof job?.error === 'string' || isRefused(each);
    if (job === undefined || second !== undefined || !isAnswered) wrong.push({ each, job, second, told });
  }
  const goesOn = /^<!-- redgreen:waiting=.*\n.*It will start by itself/;
  wrong.push(...own.filter(({ record, body }) => record?.state === 'running' || goesOn.test(body)));
  // On others' pull requests no workflow hears of labels.
  for (const { number, labels, pull, user } of issues().filter((each) => !each.pull || each.user === app.bot))
    if (labels.includes(trigger) || (labels.includes('ai-passed') && labels.includes('ai-failed')))
      wrong.push({ number, labels, pull, user });
  const green = await db
    .selectFrom('attempts')
    .innerJoin('runs', 'runs.id', 'attempts.run_id')
    .select(['runs.id', 'runs.branch', 'attempts.commit_sha'])
    .where('attempts.result', '=', 'passed')
    .execute();
  for (const { id, branch, commit_sha } of green)
    if (!git(repo.gitDir, ['rev-list', `${branch}`]).includes(`${commit_sha}`)) wrong.push({ id, branch, commit_sha });
  expect(wrong, serve.output().slice(-3000)).toEqual([]);
  expect(green.length).toBeGreaterThan(3);
});
