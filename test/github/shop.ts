/** A repository on the GitHub stand-in, with the people and tokens that the tests of this folder need. */

import { type Client, openClient } from '../../src/github/client.ts';
import { type ForgeOptions, openForge } from '../../src/github/forge.ts';
import type { Run, RunEvent } from '../../src/run/run.ts';
import { startGitHub } from '../support/github.ts';
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

export function client(baseUrl: string, change: Partial<Parameters<typeof openClient>[0]> = {}): Client {
  return openClient({ token: 'bot-token', baseUrl, endCalls: 30, secondMs: 5, ...change });
}

export function issueOf(shop: Repository, number = 1): Issue {
  const issue = shop.issues.get(number);
  if (issue === undefined) throw new Error(`no #${number}`);
  return issue;
}

type Change = Partial<
  Pick<ForgeOptions, 'runId' | 'before' | 'onState'> &
    ForgeOptions['trigger'] &
    ForgeOptions['settings'] &
    ForgeOptions['context']
>;

export function forgeFor(api: Client, change: Change = {}) {
  const { issue = 1, place = { repository, number: 1, isPullRequest: false, isClosed: false }, pullRequest } = change;
  const { label = 'ai-implement', draft = 'until-green', dryRun = false, checks } = change;
  const { url = 'https://github.test/acme/shop/actions/runs/99', jobToken = true, notes = [] } = change;
  const { deadline = '2026-11-21T15:00:00.000Z', before, onState } = change;
  const warnings: string[] = [];
  const forge = openForge({
    client: api,
    repository,
    serverUrl: 'https://github.test',
    defaultBranch: 'main',
    runId: change.runId ?? runId,
    trigger: { issue, place, pullRequest },
    settings: { label, draft, dryRun, checks },
    context: { url, jobToken, deadline, notes },
    before,
    onState,
    warn: (text) => warnings.push(text),
  });
  return { forge, warnings };
}

/** Tells a forge the events of a run one after the other, and ends it where the last one is the end. */
export async function tell(forge: ReturnType<typeof openForge>, events: readonly RunEvent[]): Promise<Run> {
  const { run, recorded } = runOf(events);
  for (const { run: soFar, event } of recorded) await forge.onEvent(soFar, event);
  if (run.state === 'finished') await forge.finish(run);
  return run;
}
