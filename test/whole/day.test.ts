// @module-tag full
// @module-tag soak
/** A day of a repository: what 200 events of people, kills among them, have to leave on GitHub and in the record. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { webhookPath } from '../../src/app/paths.ts';
import { readRecord } from '../../src/github/comment-record.ts';
import { replyMarker } from '../../src/github/status.ts';
import type { Store } from '../../src/store/database.ts';
import { type AppPlace, type AppProcess, appPlace, startApp, until } from '../support/app-server.ts';
import { git } from '../support/git-http.ts';
import { type GitHubStandIn, startGitHub } from '../support/github.ts';
import { type AppOnGitHub, registerApp } from '../support/github-app.ts';
import { unlabelEvent } from '../support/github-app-events.ts';
import { commentEvent, type GitHubEvent, labelEvent } from '../support/github-events.ts';
import type { Comment, Repository } from '../support/github-state.ts';
import { type ModelReply, type ModelRequest, type ScriptedModel, startModel } from '../support/model.ts';
import { openTheirs } from '../support/others-pull.ts';
import { apiKey, issueText, quickFiles } from '../support/world.ts';

const name = 'acme/shop';
const trigger = 'ai-implement';
const seed = Number(process.env.REDGREEN_SEED ?? 2);
const events = 200;
/** How the work on an issue goes, by a word of its title. */
const ways = ['at-once', 'at-once', 'second-try', 'never', 'slow'] as const;

let github: GitHubStandIn;
let app: AppOnGitHub;
let repo: Repository;
let place: AppPlace;
let model: ScriptedModel;
let serve: AppProcess;
let store: Store;
let lives = 0;

beforeEach(async () => {
  github = await startGitHub();
  repo = github.addRepository(name, { files: quickFiles });
  github.grant(name, 'mona', 'write');
  github.grant(name, 'tess', 'triage');
  github.addUser('stranger');
  for (let issue = 1; issue <= 20; issue++)
    github.openIssue(name, { ...issueText, title: `Codes ${issue} ${ways[issue % ways.length]}`, user: 'mona' });
  app = registerApp(github);
  app.install([name]);
  place = await appPlace(github, app.app);
  model = await startModel(reply, { apiKey });
  await start();
  store = await place.store();
});
afterEach(async () => {
  await serve[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
  await github.close();
});

test(`${events} events of seed ${seed}: each trigger has one answer, no comment goes on, nothing green is lost`, async () => {
  const asked: Asked[] = [];
  const dice = diceOf(seed);
  for (let index = 0; index < events; index++) {
    if (index === 60 || index === 120) serve.signal('SIGKILL');
    if (index === 170) serve.signal('SIGTERM');
    if ([60, 120, 170].includes(index)) await serve.ended;
    await happen(dice, asked);
    // Five events come while nobody hears them.
    if ([64, 124, 174].includes(index)) await start();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  await over();
  const wrong = [
    ...answersMissing(asked, await jobs(), await runs()),
    ...commentsGoingOn(),
    ...labelsLeft(),
    ...(await greenLost()),
  ];
  expect(wrong, serve.output().slice(-3000)).toEqual([]);
  // How many runs there are, and how they end, is a matter of how quick the machine is.
  const passed = (await runs()).filter(({ outcome }) => outcome === 'passed');
  expect(passed.length).toBeGreaterThan(3);
});

interface Asked {
  kind: 'run' | 'command' | 'stranger';
  number: number;
  /** The delivery, and the comment that it tells of. */
  guid: string;
  comment?: number;
}

type Dice = ReturnType<typeof diceOf>;

/** The same numbers for the same seed. */
function diceOf(from: number) {
  let state = from;
  const below = (most: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % most;
  };
  return { below, one: <T>(all: readonly T[]): T => all[below(all.length)] as T };
}

/** One thing that somebody does. */
async function happen(dice: Dice, asked: Asked[]): Promise<void> {
  const issues = [...repo.issues.values()].filter(({ pull }) => pull === undefined);
  const pulls = [...repo.issues.values()].filter(({ pull, user }) => pull !== undefined && user === app.bot);
  const issue = dice.one(issues);
  const thread = pulls.length > 0 && dice.below(3) === 0 ? dice.one(pulls) : issue;
  const number = thread.number;
  const guid = `day-${asked.length}-${dice.below(1e6)}`;
  const send = async (event: GitHubEvent, about?: Pick<Asked, 'kind'>) => {
    if (about !== undefined) {
      const { comment } = event.payload as { comment?: { id: number } };
      asked.push({ ...about, number: event.name === 'issues' ? issue.number : number, guid, comment: comment?.id });
    }
    const { statusCode } = await app.send(event, { guid });
    // GitHub sends some of them twice.
    if (statusCode === 200 && dice.below(10) === 0) await app.send(event, { guid });
  };
  const say = (body: string, by = 'mona') => commentEvent(github, name, number, body, by);
  switch (dice.below(20)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      if (issue.labels.includes(trigger)) return;
      return await send(labelEvent(github, name, issue.number, trigger, 'mona'), { kind: 'run' });
    case 5:
      if (issue.labels.includes(trigger)) return;
      return await send(labelEvent(github, name, issue.number, trigger, 'tess'), { kind: 'run' });
    case 6:
      return await send(unlabelEvent(github, name, issue.number, trigger, 'mona'));
    case 7:
    case 8:
      return await send(say(dice.one(['/retry', '/retry use the other price', '/retry max-iterations=2'])), {
        kind: 'run',
      });
    case 9:
    case 10:
      return await send(say('/redgreen stop'), { kind: 'command' });
    case 11:
    case 12:
    case 13:
      return await send(say('/redgreen status'), { kind: 'command' });
    case 14:
      return await send(say('/redgreen help'), { kind: 'command' });
    case 15:
      return await send(say('/retry', 'stranger'), { kind: 'stranger' });
    case 16: {
      const theirs = openTheirs(github, { branch: `carol/${guid}` });
      return await send(labelEvent(github, name, theirs.number, trigger, 'mona'));
    }
    case 17:
      thread.state = thread.state === 'open' ? 'closed' : 'open';
      return;
    default:
      return await send(say('What do you think?'));
  }
}

/** The agent, by the title of the issue that it is told. */
function reply({ body }: ModelRequest): ModelReply {
  const way = ways.find((each) => JSON.stringify(body.messages[0]).includes(` ${each}`)) ?? 'at-once';
  const last = JSON.stringify(body.messages.at(-1)?.content ?? '');
  const delayMs = way === 'slow' ? 2_500 : 0;
  if (last.includes('tool_result')) return { text: 'Done: all tests pass.', delayMs };
  const isRight = way === 'at-once' || way === 'slow' || (way === 'second-try' && /retry 1 of/.test(last));
  const factor = isRight ? '0.9' : `0.${1 + (model.requests.length % 8)}`;
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${factor} : amount;\n}\n`;
  return { calls: [{ name: 'write', input: { file_path: 'src/price.js', content } }], delayMs };
}

async function start(): Promise<void> {
  serve = await startApp(['serve', '--workers', '3'], {
    ...place.environment,
    ANTHROPIC_API_KEY: apiKey,
    ANTHROPIC_BASE_URL: model.url,
    REDGREEN_TEST_COMMAND: 'sh check.sh',
    REDGREEN_REVIEW: 'false',
    REDGREEN_TEST_CHECK: 'off',
    REDGREEN_MAX_ITERATIONS: '1',
    REDGREEN_MAX_RUNS_PER_DAY: '1000',
    REDGREEN_RUNS_PER_REPOSITORY: '3',
  });
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  lives += 1;
}

const jobs = () => store.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const runs = () => store.db.selectFrom('runs').selectAll().orderBy('started_at').execute();

/** Every delivery is handled, every job has ended, and that is told. */
async function over(): Promise<void> {
  const left = async () => {
    const deliveries = await store.db.selectFrom('deliveries').select('id').where('handled_at', 'is', null).execute();
    const open = (await jobs()).filter(
      ({ state, waiting }) => state === 'queued' || state === 'active' || ![null, 'ended'].includes(waiting),
    );
    return [...deliveries, ...open.map(({ id, key, state, waiting, error }) => ({ id, key, state, waiting, error }))];
  };
  await until(left, (all) => all.length === 0, 150_000);
}

function ownComments(): { number: number; comment: Comment }[] {
  return [...repo.issues.values()].flatMap(({ number, comments }) =>
    comments.filter(({ user }) => user === app.bot).map((comment) => ({ number, comment })),
  );
}

function answersMissing(
  asked: readonly Asked[],
  all: Awaited<ReturnType<typeof jobs>>,
  begun: Awaited<ReturnType<typeof runs>>,
): string[] {
  const own = ownComments();
  const wrong: string[] = [];
  for (const { kind, number, guid, comment } of asked) {
    if (kind === 'stranger') continue;
    if (kind === 'command') {
      const replies = own.filter(({ comment: { body } }) => body.includes(replyMarker(comment ?? 0)));
      if (replies.length !== 1 && !isRefused(number, comment))
        wrong.push(`a command on #${number} has ${replies.length} answers`);
      continue;
    }
    const [job, second] = all.filter(({ delivery_id }) => delivery_id === guid);
    if (job === undefined || second !== undefined) {
      wrong.push(`a trigger on #${number} has ${job === undefined ? 'no' : 'two'} jobs`);
    } else if (begun.some(({ id }) => id === job.run_id)) {
      const told = own.filter(({ comment: { body } }) => readRecord(body)?.run === job.run_id);
      const places = new Set(told.map((each) => each.number));
      if (told.length === 0 || told.length !== places.size)
        wrong.push(`run ${job.run_id} of #${number} has ${told.length} comments in ${places.size} places`);
    } else if (job.error === null) {
      if (!isRefused(number, comment)) wrong.push(`a trigger on #${number} began no run, and nobody was told`);
    }
  }
  const refusals = own.filter(({ comment: { body } }) => body.startsWith('😕'));
  const isAsked = asked.some(({ kind }) => kind === 'stranger');
  if (isAsked && (refusals.length === 0 || refusals.length > lives))
    wrong.push(`the stranger has ${refusals.length} answers of ${lives} servers`);
  return wrong;
}

/** 😕 on what asked, and the reason once, however often it was asked. */
function isRefused(number: number, comment: number | undefined): boolean {
  const issue = repo.issues.get(number);
  const place = comment === undefined ? issue : issue?.comments.find(({ id }) => id === comment);
  const isConfused = place?.reactions.some(({ user, content }) => user === app.bot && content === 'confused');
  return (
    isConfused === true && ownComments().some((own) => own.number === number && /`refused`/.test(own.comment.body))
  );
}

function commentsGoingOn(): string[] {
  return ownComments().flatMap(({ number, comment: { body } }) => {
    const goesOn =
      readRecord(body)?.state === 'running' || /^<!-- redgreen:waiting=.*\n.*It will start by itself/.test(body);
    return goesOn ? [`a comment on #${number} goes on: ${body.slice(0, 400)}`] : [];
  });
}

function labelsLeft(): string[] {
  return [...repo.issues.values()].flatMap(({ number, labels }) => {
    const both = labels.includes('ai-passed') && labels.includes('ai-failed');
    return labels.includes(trigger) || both ? [`#${number} has ${labels.join(', ')}`] : [];
  });
}

async function greenLost(): Promise<string[]> {
  const green = await store.db
    .selectFrom('attempts')
    .innerJoin('runs', 'runs.id', 'attempts.run_id')
    .select(['runs.id', 'runs.branch', 'attempts.commit_sha'])
    .where('attempts.result', '=', 'passed')
    .execute();
  const heads = (branch: string) => git(repo.gitDir, ['rev-list', branch]).split('\n');
  return green.flatMap(({ id, branch, commit_sha }) =>
    branch !== null && heads(branch).includes(commit_sha ?? '') ? [] : [`the green ${commit_sha} of run ${id} is lost`],
  );
}
