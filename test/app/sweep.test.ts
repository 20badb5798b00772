import { beforeEach, expect, test as plainTest } from 'vitest';
import { type HandleOptions, handleDelivery } from '../../src/app/delivery-handler.ts';
import { openDispatch } from '../../src/app/dispatch.ts';
import { openAccess } from '../../src/app/installation-clients.ts';
import { openIntake } from '../../src/app/intake.ts';
import type { JobPorts } from '../../src/app/job.ts';
import { type SweepOptions, sweepDeliveries, sweepLabels } from '../../src/app/periodic-sweeps.ts';
import { endLostJob } from '../../src/app/queued-run-comments.ts';
import { openStartConditions } from '../../src/app/start-conditions.ts';
import { openInstallation } from '../../src/github/app-client.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { insertDeliveries } from '../../src/store/deliveries.ts';
import { type TryEnd, tryAgain } from '../../src/store/job-rows.ts';
import { pruneApp } from '../../src/store/prune.ts';
import { jobKey } from '../../src/store/queue.ts';
import { openSqliteQueue } from '../../src/store/queue-engines.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import type { JobRow } from '../../src/store/tables.ts';
import { delivery, started } from '../store/sample-run.ts';
import { type AppShop, openAppShop } from '../support/app-server.ts';
import { opened } from '../support/fixtures.ts';
import { commentEvent, type GitHubEvent, labelEvent, redEvent, unlabelEvent } from '../support/github-events.ts';
import { openTheirs } from '../support/others-pull.ts';
import { until } from '../support/processes.ts';

let { github, repo, app, place } = {} as AppShop;
beforeEach(async () => {
  ({ github, repo, app, place } = await openAppShop());
  app.install(['acme/shop']);
});

const newIssue = (title = 'Discount codes') => github.openIssue('acme/shop', { title, user: 'mona' }).number;
const label = (number: number, name = 'ai-implement') => labelEvent(github, 'acme/shop', number, name, 'mona');
const jobs = (store: Store) => store.db.selectFrom('jobs').selectAll().orderBy('number').execute();
const hasJobs = (store: Store, count: number) => until(jobs.bind(null, store), (all) => all.length === count);

const results = (store: Store) => store.db.selectFrom('deliveries').select(['id', 'result']).orderBy('id').execute();

/** What became of a delivery. */
async function resultOf(store: Store, id: string): Promise<string> {
  const find = async () => (await results(store)).find((row) => row.id === id)?.result ?? '';
  return await until(find, (result) => result !== '');
}

/** A job of the shop with its run. */
async function jobWithRun({ store, take }: Awaited<ReturnType<typeof parts>>) {
  await take({ id: 'guid-1', name: 'issues', payload: app.body(label(newIssue())) });
  const [job] = await hasJobs(store, 1);
  const id = '20261121-100000-aaaaaaaaaa';
  const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date() });
  await recorder.append(started(id, { repository: 'acme/shop' }));
  await store.db.updateTable('jobs').set({ run_id: id }).execute();
  return { job, id };
}

/** The stand-in's clock goes ahead by a second for each thing that happens on it. */
const graceMs = -60_000;

/** The server's parts without the server. */
async function parts(environment: Record<string, string> = {}) {
  const store = await openStore(':memory:');
  const now = () => new Date();
  const log: string[] = [];
  const { id, privateKey } = app.app;
  const credentials = { appId: String(id), privateKey };
  const access = openAccess({ credentials, apiUrl: github.apiUrl, now });
  const conditions = openStartConditions({ access, environment, now, store });
  const handling: HandleOptions = {
    store,
    queue: openSqliteQueue(store),
    access,
    conditions,
    environment,
    dataDir: place.dataDir,
    now,
    log: (text) => log.push(text),
  };
  const dispatch = openDispatch({
    ...{ store, now, log: handling.log },
    handle: (each, fence) => handleDelivery(handling, each, fence),
  });
  const take = openIntake({ store, appId: '1', slug: async () => 'redgreen', now, onStored: dispatch.kick });
  const sweep: SweepOptions = {
    ...{ store, access, environment, now, log: handling.log },
    ...{ conditions, take },
    tidy: async () => {},
    graceMs,
  };
  const close = async () => {
    await dispatch[Symbol.asyncDispose]();
    await handling.queue[Symbol.asyncDispose]();
    await store[Symbol.asyncDispose]();
  };
  return { store, sweep, take, log, handling, [Symbol.asyncDispose]: close };
}

const test = plainTest.extend<{ own: Awaited<ReturnType<typeof parts>> }>({ own: opened(() => parts()) });

test('a suite of its own checks takes nothing up', { tags: 'full' }, async ({ own }) => {
  const suite = (id: number) => {
    const head_sha = 'a'.repeat(40);
    const pull_requests = [{ number: 4, head: { sha: head_sha } }];
    const check_suite = { conclusion: 'failure', head_sha, pull_requests, app: { id } };
    const payload = { ...label(newIssue()).payload, action: 'completed', issue: undefined, check_suite };
    return { id: `suite-${id}`, name: 'check_suite', payload };
  };
  expect(await own.take(suite(1))).toBe(false);
  expect(await own.take(suite(2))).toBe(true);
});

test('checks that failed, and a repository made private or public unheard, are asked for again', async ({ own }) => {
  app.app.webhookUrl = 'http://127.0.0.1:9/gone';
  const { number } = openTheirs(github, { user: 'a', branch: 'a/discount' });
  await app.send(redEvent(github, 'check_suite', 'acme/shop', number));
  const { payload } = label(newIssue());
  for (const action of ['privatized', 'publicized', 'edited'])
    await app.send({ name: 'repository', payload: { repository: payload.repository, sender: payload.sender, action } });
  expect(await sweepDeliveries(own.sweep)).toBe(3);
});

test('each failed delivery is asked for once, also by a process that does not remember', async ({ own }) => {
  app.app.webhookUrl = 'http://127.0.0.1:9/gone';
  for (const title of ['a', 'b', 'c']) await app.send(label(newIssue(title)));
  expect(await sweepDeliveries(own.sweep)).toBe(3);
  await until(() => app.app.deliveries.length === 6);
  expect(app.app.deliveries.slice(3).every(({ redelivery }) => redelivery)).toBe(true);
  expect(new Set(app.app.deliveries.map(({ guid }) => guid)).size).toBe(3);
  expect(await sweepDeliveries(own.sweep)).toBe(0);
});

test('a failed delivery that GitHub did not answer about holds up no other, and comes next time', async ({ own }) => {
  app.app.webhookUrl = 'http://127.0.0.1:9/gone';
  for (const title of ['a', 'b', 'c']) await app.send(label(newIssue(title)));
  github.faults.add({ call: 'apps/redeliver-webhook-delivery', kind: { status: 502 } });
  const asked = new Set<string>();
  expect(await sweepDeliveries(own.sweep, asked)).toBe(2);
  await until(() => app.app.deliveries.length === 5);
  expect(await sweepDeliveries(own.sweep, asked)).toBe(1);
});

test('a label whose job ended before a run began is found again; one that ends workers is not', async ({ own }) => {
  const [first, second] = [newIssue('a'), newIssue('b')];
  for (const number of [first, second])
    await own.take({ id: `guid-${number}`, name: 'issues', payload: app.body(label(number)) });
  const rows = await hasJobs(own.store, 2);
  // As the queue leaves them: three tries, and the last word of the last.
  const claim = { state: 'active', generation: 3, tries: 3, worker: 'w1' } as const;
  await own.store.db.updateTable('jobs').set(claim).execute();
  const dead: JobRow[] = [];
  for (const row of rows) {
    const why: TryEnd = row.number === first ? { kind: 'threw', error: 'Bad Gateway' } : { kind: 'lost', worker: 'w1' };
    const ended = await tryAgain(own.store.db, { ...row, ...claim }, why, { now: new Date(), delayMs: 0 });
    if (ended !== undefined) dead.push(ended);
  }
  expect(dead.map(({ state }) => state)).toEqual(['dead', 'dead']);
  expect(await sweepLabels(own.sweep)).toBe(0);
  const { id, privateKey } = app.app;
  const open: JobPorts['open'] = ({ installation_id: installationId, repository_id: repositoryId }, more) =>
    openInstallation({
      appId: String(id),
      privateKey,
      apiUrl: github.apiUrl,
      now: () => new Date(),
      installationId,
      reach: { repository_ids: [repositoryId] },
      ...more,
    });
  const ports = { store: own.store, now: () => new Date(), open, log: () => undefined } as unknown as JobPorts;
  const said = (number: number) => repo.issues.get(number)?.comments.map(({ body }) => body);
  for (const row of dead) await endLostJob(row, ports);
  // Told once, although it is found again.
  for (const row of dead) await endLostJob(row, ports);
  const told = (how: string) => [
    expect.stringMatching(`^Redgreen · \`error\` · the run could not begin: .* 3 times and ${how} each time`),
  ];
  expect([said(first), said(second)]).toEqual([told('broke off'), told('ended its worker')]);
  expect(said(first)?.[0]).toContain('taken up again within minutes');
  expect(said(second)?.[0]).not.toContain('taken up again within minutes');
  expect(await sweepLabels(own.sweep)).toBe(1);
  const after = await hasJobs(own.store, 3);
  expect(after.filter(({ state }) => state === 'queued').map(({ number }) => number)).toEqual([first]);
  // Once more, from a job that the sweep itself had found.
  const [again] = after.filter(({ state }) => state === 'queued');
  // A retell that comes only now says nothing: something newer was asked for there, and may have begun.
  const issue = repo.issues.get(first);
  if (issue !== undefined) issue.comments = [];
  const earlier = dead.find(({ number }) => number === first);
  if (earlier !== undefined) await endLostJob(earlier, ports);
  expect(said(first)).toEqual([]);
  await own.store.db.updateTable('jobs').set({ state: 'dead' }).execute();
  if (again !== undefined) await endLostJob({ ...again, error: 'Bad Gateway' }, ports);
  expect(await sweepLabels(own.sweep)).toBe(1);
});

test('a repository that cannot be read hides no label of the others', async ({ own }) => {
  github.addRepository('acme/about');
  app.install(['acme/about']);
  const { number } = github.openIssue('acme/about', { title: 'Discount codes', user: 'mona' });
  labelEvent(github, 'acme/about', number, 'ai-implement', 'mona');
  github.faults.add({ call: 'repos/get-content', kind: { status: 403 }, times: 1 });
  expect(await sweepLabels(own.sweep)).toBe(1);
  expect(own.log.filter((line) => line.includes('could not be swept'))).toHaveLength(1);
});

test('a labelled issue that no webhook told of gets its run in one sweep, and only one', async ({ own }) => {
  const [number, other] = [newIssue(), newIssue('Another')];
  label(number);
  label(other, 'question');
  expect(await sweepLabels(own.sweep)).toBe(1);
  const [job] = await until(
    () => jobs(own.store),
    (all) => all.length > 0,
  );
  expect(job).toMatchObject({ number, repository: 'acme/shop', delivery_id: expect.stringMatching(/^sweep-\d+$/) });
  expect(JSON.parse(job?.payload ?? '').payload).toMatchObject({ sender: { login: 'mona' }, read_late: true });
  expect(await sweepLabels(own.sweep)).toBe(0);
  // Set again, it is a new wish.
  await new Promise((resolve) => setTimeout(resolve, 20));
  unlabelEvent(github, 'acme/shop', number, 'ai-implement', 'mona');
  label(number);
  expect(await sweepLabels(own.sweep)).toBe(1);
});

test('what a webhook told of is not found a second time; the label of the repository counts', async ({ own }) => {
  const event = label(newIssue());
  await own.take({ id: 'guid-1', name: 'issues', payload: app.body(event) });
  expect(await sweepLabels(own.sweep)).toBe(0);

  github.commit('acme/shop', 'main', { '.github/redgreen.yml': 'label: robot\n' });
  label(newIssue(), 'robot');
  expect(await sweepLabels(own.sweep)).toBe(1);
});

test('an installation that is suspended, an archived repository and a young label are left alone', async ({ own }) => {
  label(newIssue());
  expect(await sweepLabels({ ...own.sweep, graceMs: 60_000 })).toBe(0);
  const repository = github.state.repositories.get('acme/shop');
  if (repository !== undefined) repository.archived = true;
  expect(await sweepLabels(own.sweep)).toBe(0);
  if (repository !== undefined) repository.archived = false;
  for (const installation of app.app.installations.values()) installation.suspended = true;
  expect(await sweepLabels(own.sweep)).toBe(0);
});

test('when the App is taken off, its jobs stop and everything about its repositories is gone', async ({ own }) => {
  github.addRepository('other/kept');
  const [installation] = [...app.app.installations.values()];
  app.install(['other/kept']);
  const number = newIssue();
  await own.take({ id: 'guid-1', name: 'issues', payload: app.body(label(number)) });
  const kept = github.openIssue('other/kept', { title: 'Stays', user: 'other' }).number;
  const elsewhere = labelEvent(github, 'other/kept', kept, 'ai-implement', 'other');
  await own.take({ id: 'guid-2', name: 'issues', payload: app.body(elsewhere) });
  await hasJobs(own.store, 2);
  if (installation === undefined) throw new Error('it is installed');
  const gone = app.uninstall(installation);
  await own.take({ id: 'guid-3', name: gone.name, payload: gone.payload });
  await hasJobs(own.store, 1);
  expect(await jobs(own.store)).toMatchObject([{ repository: 'other/kept', state: 'queued' }]);
  const deliveries = await until(
    () => own.store.db.selectFrom('deliveries').selectAll().orderBy('id').execute(),
    (rows) => rows.at(-1)?.result !== null,
  );
  expect(deliveries).toMatchObject([{ id: 'guid-2' }, { id: 'guid-3', result: expect.stringMatching(/^purged/) }]);
  // Nor is what told of it: GitHub names the account there, and each of its repositories.
  expect(JSON.stringify(deliveries)).not.toContain('acme');
});

test('who takes a name that was another’s, and leaves, takes nothing of the other with it', async ({ own }) => {
  const { job, id } = await jobWithRun(own);
  // The account was given up and taken by somebody else, with an installation and numbers of their own.
  const [installation, named] = [{ id: 666, account: { login: 'acme' } }, [{ id: 667, full_name: 'acme/shop' }]];
  const events = [
    ['installation_repositories', { action: 'removed', installation, repositories_removed: named }],
    ['installation', { action: 'deleted', installation, repositories: named }],
  ] as const;
  for (const [at, [name, payload]] of events.entries()) await own.take({ id: `guid-gone-${at}`, name, payload });
  for (const at of events.keys()) expect(await resultOf(own.store, `guid-gone-${at}`)).toMatch(/^purged 0 runs/);
  expect(await jobs(own.store)).toMatchObject([{ id: job?.id, state: 'queued' }]);
  expect(await own.store.db.selectFrom('runs').select('id').execute()).toEqual([{ id }]);
});

test('a renamed repository that the App is taken off goes with what is kept by its old name', async ({ own }) => {
  const { job } = await jobWithRun(own);
  for (const each of app.app.installations.values()) each.repositories.clear();
  const repositories_removed = [{ id: job?.repository_id, full_name: 'acme/store' }];
  const payload = { action: 'removed', installation: { id: job?.installation_id }, repositories_removed };
  await own.take({ id: 'guid-gone', name: 'installation_repositories', payload });
  expect(await resultOf(own.store, 'guid-gone')).toMatch(/^purged/);
  expect(await own.store.db.selectFrom('runs').select('id').execute()).toEqual([]);
  expect(await jobs(own.store)).toEqual([]);
  const { db } = own.store;
  expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([{ id: 'guid-gone' }]);
});

test('an account whose name looks like the one that left keeps its runs', async ({ own }) => {
  for (const [id, repository] of [
    ['20261121-100000-aaaaaaaaaa', 'mona_acme/shop'],
    ['20261121-100000-bbbbbbbbbb', 'mona-acme/shop'],
  ] as const) {
    const recorder = await recordRun(own.store, id, { redact: (text) => text, now: () => new Date() });
    await recorder.append(started(id, { repository }));
  }
  const installation = { id: 77, account: { login: 'mona_acme' } };
  await own.take({ id: 'guid-1', name: 'installation', payload: { action: 'deleted', installation } });
  expect(await resultOf(own.store, 'guid-1')).toBe('purged 1 runs of 1 repositories');
  expect(await own.store.db.selectFrom('runs').select('repository').execute()).toEqual([
    { repository: 'mona-acme/shop' },
  ]);
});

test('a removal that comes late or once more takes nothing where the App is installed', async ({ own }) => {
  await own.take({ id: 'guid-1', name: 'issues', payload: app.body(label(newIssue())) });
  await hasJobs(own.store, 1);
  const [installation] = [...app.app.installations.values()];
  if (installation === undefined) throw new Error('it is installed');
  const gone = app.uninstall(installation);
  // Installed again before GitHub's event comes.
  app.install(['acme/shop']);
  await own.take({ id: 'guid-gone', name: gone.name, payload: gone.payload });
  expect(await resultOf(own.store, 'guid-gone')).toBe('purged 0 runs of 0 repositories');
  expect(await jobs(own.store)).toMatchObject([{ repository: 'acme/shop', state: 'queued' }]);
});

test('a stranger costs two calls at most, from the first event on; whoever may ask is let through', async ({ own }) => {
  const number = newIssue();
  github.grant('acme/shop', 'tess', 'triage');
  github.addUser('zoe');
  github.commit('acme/shop', 'main', { '.github/redgreen.yml': 'allow-users: [friend]\n' });
  const theirs = openTheirs(github, { user: 'erin', branch: 'erin/discount' }).number;
  const pressed = (by: string) => ({
    name: 'check_run' as const,
    payload: {
      ...commentEvent(github, 'acme/shop', theirs, 'x', by).payload,
      ...{ action: 'requested_action', check_run: { id: 7, external_id: 'run' } },
      ...{ requested_action: { identifier: 'retry' } },
    },
  });
  const says = (by: string, text: string, on = number) => commentEvent(github, 'acme/shop', on, text, by);
  const labels = (by: string) => labelEvent(github, 'acme/shop', number, 'ai-implement', by);
  let sent = 0;
  const take = async ({ name, payload }: GitHubEvent) => {
    sent += 1;
    const id = `said-${sent}`;
    await own.take({ id, name, payload: app.body({ name, payload }) });
    return () => resultOf(own.store, id);
  };
  // The token itself is asked for by the App, not by the installation.
  const calls = (from: number) => github.calls.slice(from).filter(({ path }) => !path.includes('/installation'));
  const strange = /\/collaborators\/|\/comments$/;

  // A server that has read no settings yet asks who it is, and answers when its sweep has read them.
  const first = github.calls.length;
  const cold = [await take(says('eve', '/retry')), await take(says('friend', '/retry'))];
  await until(() => calls(first).length >= 2);
  expect(calls(first).map(({ path }) => path.split('/').at(-1))).toEqual(['permission', 'permission']);
  await sweepLabels(own.sweep);
  expect(await cold[0]?.()).toMatch(/^refused: eve may not start a run/);
  expect(await cold[1]?.()).toMatch(/^job /);
  expect(calls(first).filter(({ path }) => strange.test(path))).toHaveLength(3);

  const rows = [
    [() => says('eve', '/retry with another hint'), /^refused/, 0],
    [() => says('Eve', '/redgreen stop'), /^refused/, 0],
    [() => says('mallory', '/redgreen status'), /^refused/, 2],
    [() => says('trent', '/retry', theirs), /^refused/, 1],
    [() => says('dependabot[bot]', '/retry'), /^refused/, 1],
    [() => pressed('eve'), /^refused/, 0],
    [() => pressed('walter'), /^refused/, 1],
    [() => labels('zoe'), /^refused: zoe/, 2],
    [() => labels('zoe'), /^refused: zoe/, 1],
    [() => labels('tess'), /^job /, 1],
    [() => says('mona', '/retry'), /^job /, 1],
    [() => says('mona', '/retry once more'), /^job /, 0],
  ] as const;
  for (const [event, result, most] of rows) {
    const from = github.calls.length;
    const answered = await take(event());
    expect(await answered(), String(event)).toMatch(result);
    expect(calls(from).length, String(event)).toBeLessThanOrEqual(most);
  }
  const replies = (on: number) => repo.issues.get(on)?.comments.filter(({ user }) => user === app.bot) ?? [];
  expect(replies(number).map(({ body }) => body.slice(0, 40))).toEqual([
    '😕 Redgreen · `refused` · eve may not st',
    '😕 Redgreen · `refused` · mallory may no',
    '😕 Redgreen · `refused` · dependabot\\[bo',
  ]);
  expect(replies(theirs)).toEqual([]);
  expect(repo.issues.get(number)?.events.filter(({ event }) => event === 'unlabeled')).toHaveLength(2);
});

test('what is old goes: handled deliveries and ended jobs, and nothing that is still to be done', async ({ own }) => {
  const event = app.body(label(newIssue()));
  await own.take({ id: 'guid-1', name: 'issues', payload: event });
  await hasJobs(own.store, 1);
  await resultOf(own.store, 'guid-1');
  const later = new Date(Date.now() + 60_000);
  await pruneApp(own.store, later, later);
  expect(await own.store.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
  expect(await jobs(own.store)).toHaveLength(1);
  await own.handling.queue.stop(jobKey(Number(event.repository && (event.repository as { id: number }).id), 1), 'x');
  await pruneApp(own.store, later, later);
  expect(await jobs(own.store)).toEqual([]);
});

test('of fifteen labels at once only the one that starts runs is a job, its name asked for once', async ({ own }) => {
  github.commit('acme/shop', 'main', { '.github/redgreen.yml': 'label: robot\n' });
  const number = newIssue();
  const names = ['robot', ...Array.from({ length: 14 }, (_each, index) => `area-${index}`)];
  await Promise.all(
    names.map((name) => own.take({ id: `guid-${name}`, name: 'issues', payload: app.body(label(number, name)) })),
  );
  const handled = await until(
    () => results(own.store),
    (rows) => rows.length === 15 && rows.every(({ result }) => result !== null),
  );
  expect(handled.filter(({ result }) => result?.endsWith('starts nothing here'))).toHaveLength(14);
  expect(await jobs(own.store)).toMatchObject([{ delivery_id: 'guid-robot' }]);
  // One token for the repository, one for who set the label, and one that its organisation's file would be read with.
  expect(github.calls.filter(({ operation }) => operation === 'apps/create-installation-access-token')).toHaveLength(3);
});

test('what a private organisation file says of the label and of `on-red` starts jobs', async ({ own }) => {
  const settings = 'label: robot\non-red: [dependabot]\n';
  github.addRepository('acme/.github', { files: { '.github/redgreen.yml': settings } });
  app.install(['acme/.github']);
  const number = newIssue();
  await own.take({ id: 'guid-1', name: 'issues', payload: app.body(label(number, 'robot')) });
  const { number: pull } = openTheirs(github, { user: 'a', branch: 'a/discount' });
  const { name, payload } = redEvent(github, 'check_suite', 'acme/shop', pull);
  await own.take({ id: 'guid-2', name, payload: app.body({ name, payload }) });
  const rows = await hasJobs(own.store, 2);
  expect(rows.map((row) => row.number)).toEqual([number, pull]);
});

test('of a run that waits the answers say that it waits, and that it is taken out of the queue', async ({ own }) => {
  const number = newIssue();
  await own.take({ id: 'guid-1', name: 'issues', payload: app.body(label(number)) });
  await hasJobs(own.store, 1);
  const said = () =>
    github.state.repositories
      .get('acme/shop')
      ?.issues.get(number)
      ?.comments.map(({ body }) => body);
  const ask = async (command: string) => {
    const event = commentEvent(github, 'acme/shop', number, command, 'mona');
    await own.take({ id: `asked-${said()?.length}`, name: 'issue_comment', payload: app.body(event) });
    const wanted = (said()?.length ?? 0) + 1;
    await until(said, (all) => all?.length === wanted);
    return said()?.at(-1);
  };
  expect(await ask('/redgreen status')).toContain('a run is waiting here and will start by itself.');
  expect(await ask('/redgreen stop')).toContain('the waiting run was removed from the queue');
  expect(await jobs(own.store)).toMatchObject([{ state: 'failed' }]);
  expect(await ask('/redgreen status')).toContain('there has been no run here yet');
  expect(await ask('/redgreen stop')).toContain('no run is active here');
});

test('where GitHub does not answer, a label becomes a job all the same: the run looks again', async ({ own }) => {
  github.faults.add({ call: 'apps/create-installation-access-token', kind: { status: 503 } });
  await own.take({ id: 'guid-1', name: 'issues', payload: app.body(label(newIssue(), 'robot')) });
  await hasJobs(own.store, 1);
});

test('a delivery does not wait for hundreds before it that GitHub does not let be handled now', async () => {
  await using store = await openStore(':memory:');
  const at = (index: number) => ({ received_at: new Date(index * 1_000).toISOString() });
  const failing = Array.from({ length: 300 }, (_each, index) => delivery(`failing-${index}`, at(index)));
  await insertDeliveries(store, [...failing, delivery('good', at(300))]);
  const handle = async ({ id }: { id: string }) => {
    if (id !== 'good') throw new Error('GitHub is away');
    return 'done';
  };
  await using _dispatch = openDispatch({ store, now: () => new Date(), log: () => {}, handle });
  // The first ones are tried eight times within minutes, and would take the places each time.
  expect(await resultOf(store, 'good')).toBe('done');
});

test('checks that failed make a job only where `on-red` names somebody, which is asked once', async ({ own }) => {
  const pulls = ['a', 'b'].map((user) => openTheirs(github, { user, branch: `${user}/discount` }));
  const asked = () => github.calls.filter(({ operation }) => operation === 'repos/get-content').length;
  const send = async ({ number }: { number: number }, id: string) => {
    const { name, payload } = redEvent(github, 'check_suite', 'acme/shop', number);
    await own.take({ id, name, payload: app.body({ name, payload }) });
  };
  for (const [at, pull] of pulls.entries()) await send(pull, `red-${at}`);
  for (const at of pulls.keys()) expect(await resultOf(own.store, `red-${at}`)).toBe('on-red names nobody here');
  expect(await jobs(own.store)).toEqual([]);
  // The repository's file and its organisation's.
  expect(asked()).toBe(2);

  github.commit('acme/shop', 'main', { '.github/redgreen.yml': 'on-red: [dependabot]\n' });
  await using later = await parts();
  const { name, payload } = redEvent(github, 'check_suite', 'acme/shop', pulls[0]?.number ?? 0);
  await later.take({ id: 'red-9', name, payload: app.body({ name, payload }) });
  const rows = await hasJobs(later.store, 1);
  expect(rows).toMatchObject([{ number: pulls[0]?.number }]);
});
