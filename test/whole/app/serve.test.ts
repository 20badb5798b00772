/** `redgreen serve` with a worker in it, as one machine runs it: what an event of GitHub leads to. */
// @module-tag full

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webhookPath } from '../../../src/app/server.ts';
import type { Store } from '../../../src/store/database.ts';
import { type AppProcess, type AppShop, openAppShop, shopWorker, startApp } from '../../support/app-server.ts';
import { closedAfter } from '../../support/fixtures.ts';
import { silence } from '../../support/git-http.ts';
import {
  checkActionEvent,
  commentEvent,
  type GitHubEvent,
  labelEvent,
  unlabelEvent,
} from '../../support/github-events.ts';
import type { Comment } from '../../support/github-state.ts';
import { call, type ModelReply, type ScriptedModel, startModel } from '../../support/model.ts';
import { until } from '../../support/processes.ts';
import { isOver, stretched } from '../../support/slow-machine.ts';
import { apiKey, branch, done, issueText, quickFiles, right, rightAtOnce, wrong } from '../../support/world.ts';

const name = 'acme/shop';
let { github, repo, app, place } = {} as AppShop;
let model: ScriptedModel;
let serve: AppProcess;
let store: Store;
let replies: (ModelReply | Promise<ModelReply>)[];

beforeEach(async () => {
  ({ github, repo, app, place } = await openAppShop(quickFiles));
  github.addUser('stranger');
  github.openIssue(name, { ...issueText, user: 'mona' });
  replies = [wrong, done, right, done];
  model = closedAfter(await startModel(() => replies.shift() ?? done, { apiKey }));
});
afterEach(async () => {
  await serve[Symbol.asyncDispose]();
  const told = serve.output();
  for (const secret of [apiKey, app.app.webhookSecret, ...app.app.minted.map(({ token }) => token)])
    expect(told).not.toContain(secret);
});

/** Starts the server with a worker in it, as one machine does, and installs the App. */
async function start(repositories: string[] = [name], more: Record<string, string> = {}): Promise<void> {
  app.install(repositories);
  serve = await startApp(['serve'], {
    ...place.environment,
    ...shopWorker(model),
    ...more,
  });
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  store = await place.store();
}

const label = (by = 'mona') => labelEvent(github, name, 1, 'ai-implement', by);
const send = async (event: GitHubEvent) => expect((await app.send(event)).statusCode).toBe(200);
const runs = () => store.db.selectFrom('runs').selectAll().orderBy('started_at').execute();
const results = () => store.db.selectFrom('deliveries').select('result').orderBy('received_at').execute();
const jobs = () => store.db.selectFrom('jobs').selectAll().orderBy('created_at').execute();
const said = (number: number): Comment[] =>
  repo.issues.get(number)?.comments.filter(({ user }) => user === app.bot) ?? [];
const ended = (count: number) =>
  until(
    async () => ({ jobs: await jobs(), log: serve.output().slice(-2000) }),
    (now) => now.jobs.length >= count && now.jobs.every(({ state }) => !['queued', 'active'].includes(state)),
    60_000,
  );

test('a label becomes a green pull request, with a check on each commit, and no token outlives the run', async () => {
  await start();
  await send(label());
  await ended(1);
  expect(await runs()).toMatchObject([{ outcome: 'passed', attempt_count: 2, pull_request_number: 2, issue: 1 }]);
  expect(repo.issues.get(2)).toMatchObject({ user: app.bot, pull: { draft: false, headBranch: branch } });
  expect(repo.issues.get(1)?.labels).toEqual(['ai-passed']);
  expect(said(1)).toHaveLength(1);
  expect(said(2)).toHaveLength(1);
  expect(repo.checks.map(({ fields }) => [fields.name, fields.conclusion])).toEqual([
    ['Redgreen', 'failure'],
    ['Redgreen', 'success'],
  ]);
  expect(repo.checks[0]?.annotations).toMatchObject([{ path: 'src/price.js', start_line: 2 }]);
  const ids = new Set(app.app.minted.flatMap(({ repositories }) => repositories));
  await until(
    () => app.app.minted.filter(({ revoked, repositories }) => !revoked && repositories.length === 1).length === 0,
  );
  expect([...ids]).toEqual([repo.id]);
  // Its log: one JSON object a line, and the run is named in each line about it.
  const [run] = await runs();
  const [first, ...log] = serve
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Redgreen listens on'));
  const lines = [first, ...log].map((line) => JSON.parse(line ?? ''));
  for (const { time, message } of lines) expect([typeof time, typeof message]).toEqual(['string', 'string']);
  const about = lines.filter(({ message }) => /acme\/\w+#1: passed/.test(message));
  expect(about).toMatchObject([{ run: run?.id, job: expect.any(String) }]);
  expect(lines.filter(({ message }) => /acme\/\w+#1: begins/.test(message))).toMatchObject([{ run: run?.id }]);
});

test('/redgreen stop is answered beside the run that it ends; status and help too', async () => {
  replies = [wrong, { ...done, delayMs: 30_000 }];
  await start();
  await send(label());
  await until(() => model.requests.length >= 2, 'it', 60_000);
  await send(commentEvent(github, name, 1, '/redgreen status', 'mona'));
  await send(commentEvent(github, name, 1, '/redgreen stop', 'stranger'));
  await until(results, (rows) => rows.filter(({ result }) => result !== null).length === 3);
  expect((await jobs())[0]).toMatchObject({ state: 'active' });
  // Also where somebody has broken the settings meanwhile.
  github.commit(name, 'main', { '.github/redgreen.yml': 'max-iterations: many\n' });
  await send(commentEvent(github, name, 1, '/redgreen stop', 'mona'));
  await ended(1);
  expect(await runs()).toMatchObject([{ outcome: 'cancelled', detail: expect.stringContaining('mona') }]);
  const replied = said(1).map(({ body }) => body);
  expect(replied.some((body) => body.includes('a run has been active since'))).toBe(true);
  expect(replied.some((body) => body.includes('the run will stop'))).toBe(true);
  expect(replied.some((body) => body.includes('only people who may write'))).toBe(true);
});

test('SIGTERM while the tests run before the agent ends it within seconds, and hands the run back', async () => {
  await start([name], { REDGREEN_TEST_COMMAND: "echo at work; trap '' TERM; sleep 100" });
  await send(label());
  const log = (run: string) => join(place.dataDir, 'runs', run, 'logs/baseline.log');
  await until(runs, (all) => all.some(({ id }) => existsSync(log(id)) && readFileSync(log(id), 'utf8') !== ''), 30_000);
  const asked = performance.now();
  serve.signal('SIGTERM');
  expect(await serve.ended).toMatchObject({ code: 0 });
  expect(performance.now() - asked).toBeLessThan(stretched(8_000));
  expect(await jobs()).toMatchObject([{ state: 'queued', tries: 0, worker: null }]);
});

test('/redgreen stop while the repository is cloned ends the run at once, and the label comes off', async () => {
  const isAsked = silence(repo.gitDir);
  await start();
  await send(label());
  await until(isAsked, (asked) => asked, 60_000);
  const from = performance.now();
  await send(commentEvent(github, name, 1, '/redgreen stop', 'mona'));
  await ended(1);
  expect(isOver(performance.now() - from, 15_000)).toBe(false);
  expect(await runs()).toMatchObject([{ outcome: 'cancelled', detail: expect.stringContaining('mona') }]);
  expect(repo.issues.get(1)?.labels).toEqual([]);
});

test('a label during a run is told within seconds with a link to it, and counts after it with the text of then', async () => {
  const over = Promise.withResolvers<ModelReply>();
  replies = [wrong, over.promise, right, done];
  await start();
  await send(label());
  await until(() => model.requests.length >= 2, 'it', 60_000);
  await send(label());
  const waiting = () => said(1).find(({ body }) => body.includes('redgreen:waiting='))?.body ?? '';
  const before = await until(waiting, (body) => body !== '', 30_000);
  expect(before).toContain('waits for the active run of the same issue; place 1');
  expect(before).toContain(`issuecomment-${said(1)[0]?.id}`);
  expect(await runs()).toMatchObject([{ state: 'running' }]);
  Object.assign(repo.issues.get(1) ?? {}, { body: `${issueText.body}\nThe code is shown on the bill.\n` });
  replies.push({ text: 'It is shown there already.' }, done);
  over.resolve(done);
  await ended(2);
  expect((await runs()).map(({ outcome, trigger_kind }) => [trigger_kind, outcome])).toEqual([
    ['label', 'passed'],
    ['label', 'passed'],
  ]);
  expect(repo.issues.get(1)?.labels).toEqual(['ai-passed']);
  for (const number of [1, 2]) for (const { body } of said(number)) expect(body).not.toMatch(/goes on|start by itself/);
});

test('the buttons of a check stop a run and go on from its branch, for whoever may write', async () => {
  replies = [wrong, done, wrong, { ...done, delayMs: 30_000 }];
  await start();
  await send(label());
  const running = await until(
    () => repo.checks.at(-1),
    (check) => check?.fields.status === 'in_progress',
    60_000,
  );
  expect(running?.fields).toMatchObject({ actions: [{ identifier: 'stop' }] });
  await send(checkActionEvent(github, name, running?.id ?? 0, 'stop', 'stranger'));
  await until(results, (rows) => rows.every(({ result }) => result !== null) && rows.length === 2);
  expect((await results())[1]?.result).toMatch(/^refused/);
  await send(checkActionEvent(github, name, running?.id ?? 0, 'stop', 'mona'));
  await ended(1);
  expect(await runs()).toMatchObject([{ outcome: 'cancelled' }]);
  const check = repo.checks.at(-1);
  expect(check?.fields).toMatchObject({ conclusion: 'cancelled', actions: [{ identifier: 'retry' }] });

  // Somebody who may not write gets nothing out of this button either.
  await send(checkActionEvent(github, name, check?.id ?? 0, 'retry', 'stranger'));
  await until(results, (rows) => rows.every(({ result }) => result !== null) && rows.length === 4);
  expect((await results())[3]?.result).toMatch(/^refused/);
  expect(await jobs()).toHaveLength(1);
  replies = [right, done];
  await send(checkActionEvent(github, name, check?.id ?? 0, 'retry', 'mona'));
  await ended(2);
  expect(await runs()).toMatchObject([{}, { outcome: 'passed', trigger_kind: 'retry', actor: 'mona', branch }]);
});

test("what is not so any more when it is looked at starts nothing; the operator's ceilings hold", async () => {
  await start();
  const labelled = label();
  await app.send(unlabelEvent(github, name, 1, 'ai-implement', 'mona'));
  await send(labelled);
  const edited = commentEvent(github, name, 1, '/retry', 'mona');
  const comments = repo.issues.get(1)?.comments ?? [];
  const [first] = comments;
  if (first !== undefined) first.updatedAt = github.state.tick();
  await send(edited);
  const deleted = commentEvent(github, name, 1, '/retry again', 'mona');
  comments.pop();
  await send(deleted);
  await ended(3);
  expect(said(1)).toEqual([]);

  const settings = 'agent: command\nagent-command: ./agent.sh\ntest-services: [localhost:5432]\n';
  github.commit(name, 'main', { '.github/redgreen.yml': settings });
  await send(label());
  await ended(4);
  expect((await jobs()).at(-1)).toMatchObject({ state: 'done' });
  expect(said(1).map(({ body }) => body)).toEqual([
    expect.stringMatching(/what the operator allows[\s\S]*services that the operator allows \(none\)/),
  ]);
  expect(repo.issues.get(1)?.labels).toEqual(['ai-failed']);
  expect(await runs()).toEqual([]);
  expect(model.requests).toEqual([]);
});

test('a mention of the App by a writer does what the label does, by the organisation’s private configuration, and then is a /retry with that hint; a stranger’s starts nothing, and one of somebody else is not even stored', async () => {
  github.addRepository('acme/.github', { files: { '.github/redgreen.yml': 'branch-prefix: bots/\n' } });
  const note = call('write', { file_path: 'NOTES.md', content: 'TEN: a tenth.\n' });
  replies = [rightAtOnce, done, { calls: [note] }, done];
  await start([name, 'acme/.github']);
  const asks: [number, string, string][] = [
    [1, '@redgreen use 0.9.', 'stranger'],
    [1, '@mona use 0.9.', 'mona'],
    [1, '@redgreen use 0.9.', 'mona'],
  ];
  for (const each of asks) await send(commentEvent(github, name, ...each));
  await ended(1);
  await send(commentEvent(github, name, 2, '@redgreen add a note.', 'mona'));
  await ended(2);
  const run = { trigger_kind: 'retry', actor: 'mona', outcome: 'passed', branch: 'bots/1-discount-codes' };
  expect(await runs()).toMatchObject([run, run]);
  expect(await results()).toHaveLength(3);
  expect(model.requests.map(({ bytes }) => bytes.toString())).toEqual([
    ...Array(2).fill(expect.stringContaining('use 0.9.')),
    ...Array(2).fill(expect.stringContaining('add a note.')),
  ]);
});
