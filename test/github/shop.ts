/** A repository on the GitHub stand-in, with the people and tokens that the tests of this folder need. */

import { test as plainTest } from 'vitest';
import { resolveSettings } from '../../src/config/resolve-settings.ts';
import type { Settings } from '../../src/config/settings.ts';
import type { RunStart } from '../../src/github/admission-types.ts';
import { inRepository, openClient, type Repo } from '../../src/github/client.ts';
import { openForge } from '../../src/github/forge.ts';
import type { PullRequest } from '../../src/github/pull-request.ts';
import type { Ours } from '../../src/github/pull-request-owner.ts';
import type { Run, RunEvent } from '../../src/run/run.ts';
import { opened } from '../support/fixtures.ts';
import { type GitHubStandIn, startGitHub } from '../support/github.ts';
import { runId, runOf } from '../support/github-run.ts';
import type { Issue, Repository } from '../support/github-state.ts';

export const bot = 'github-actions[bot]';
export const repository = 'acme/shop';

export async function openShop() {
  const github = await startGitHub();
  const shop = github.addRepository(repository, { files: { 'README.md': '# Shop\n', 'src/cart.js': 'a\nb\nc\n' } });
  github.addToken('bot-token', bot);
  github.grant(repository, bot, 'write');
  for (const [login, role] of [
    ['mona', 'write'],
    ['mattie', 'maintain'],
    ['tria', 'triage'],
    ['rea', 'read'],
  ] as const) {
    github.grant(repository, login, role);
  }
  github.addUser('stranger');
  github.openIssue(repository, { title: 'Round totals', body: 'Please.', user: 'stranger', labels: ['ai-implement'] });
  const dispose = () => github[Symbol.asyncDispose]();
  return { github, shop, client: client(github.apiUrl), [Symbol.asyncDispose]: dispose };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A test that may ask for a shop, or for its GitHub alone. */
export const test = plainTest.extend<{ shop: Shop; github: GitHubStandIn }>({
  shop: opened(openShop),
  github: async ({ shop }, use) => use(shop.github),
});

export function client(baseUrl: string, change: Partial<Parameters<typeof openClient>[0]> = {}): Repo {
  return inRepository(openClient({ token: 'bot-token', baseUrl, endCalls: 30, secondMs: 5, ...change }), repository);
}

export function issueOf(shop: Repository, number = 1): Issue {
  const issue = shop.issues.get(number);
  if (issue === undefined) throw new Error(`no #${number}`);
  return issue;
}

interface Change {
  runId?: string;
  issue?: number;
  place?: RunStart['place'];
  pullRequest?: PullRequest;
  settings?: Partial<Settings>;
  checks?: boolean;
  url?: string;
  warnings?: string[];
  now?(): Date;
  /** The run as another process left it. */
  before?: Run;
}

export const usual = resolveSettings({}).settings;

export async function forgeFor(api: Repo, change: Change = {}) {
  const { issue = 1, place = { repository, number: 1, isPullRequest: false, isClosed: false }, pullRequest } = change;
  const {
    url = 'https://github.test/acme/shop/actions/runs/99',
    checks = false,
    warnings = [],
    before,
    now = () => new Date(),
  } = change;
  const said: string[] = [];
  const means = {
    repo: api,
    serverUrl: 'https://github.test',
    url,
    checks,
    log: (text: string) => said.push(text),
    now,
  };
  const trigger = { kind: 'label' as const };
  const ours = pullRequest && ({ pullRequest } as Extract<Ours, { kind: 'ours' }>);
  const shown = {
    runId: change.runId ?? runId,
    admitted: { trigger, issue, place, ours },
    story: { title: 'Round totals' },
    settings: { ...usual, ...change.settings },
    warnings,
    defaultBranch: 'main',
  };
  return { forge: await openForge(means, shown, before), warnings: said };
}

/** Tells a forge the events of a run one after the other, and ends it where the last one is the end. */
export async function tell(forge: Awaited<ReturnType<typeof openForge>>, events: readonly RunEvent[]): Promise<Run> {
  const { run, recorded } = runOf(events);
  for (const { run: soFar, event } of recorded) await forge.onEvent(soFar, event);
  if (run.state === 'finished') await forge.finish(run);
  return run;
}
