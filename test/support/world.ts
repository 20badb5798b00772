/** A small world for whole runs: a repository with a failing test on the GitHub stand-in, an issue, a scripted model, the built Action. */

import { type GitHubStandIn, startGitHub } from './github.ts';
import { type Script, type ScriptedModel, startModel } from './model.ts';
import { type Job, type JobOptions, type JobResult, startJob } from './runner.ts';

export const apiKey = 'sk-ant-canary-4f1c2a9be0d7';
export const jobToken = 'ghs_canary16C7e42F292c6912E7';
export const repository = 'acme/shop';

/** Two tests: one is green, the other asks for what the issue asks for. */
export const shopFiles: Record<string, string> = {
  'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`,
  'src/price.js': 'export function price(amount) {\n  return amount;\n}\n',
  'test/price.test.js': `import assert from 'node:assert/strict';
import test from 'node:test';
import { price } from '../src/price.js';

test('full price without a code', () => assert.equal(price(100), 100));
test('discount takes ten percent off', () => assert.equal(price(100, 'TEN'), 90));
`,
};

export const issueText = {
  title: 'Discount codes',
  body: 'The code TEN takes ten percent off.\n\n## Acceptance criteria\n- TEN takes ten percent off\n',
};

export interface World extends AsyncDisposable {
  github: GitHubStandIn;
  model: ScriptedModel;
  issue: number;
  /** Payload of the label being set by `actor`. */
  labeled(actor?: string): unknown;
  /** Payload of a comment, which is made in the stand-in too. */
  commented(number: number, body: string, actor?: string): unknown;
  start(eventName: string, payload: unknown, options?: Partial<JobOptions>): Promise<Job>;
  /** Sets the label and runs the job to its end. */
  label(options?: Partial<JobOptions>): Promise<JobResult>;
  /** Comments and runs the job to its end. */
  say(number: number, body: string, options?: Partial<JobOptions> & { actor?: string }): Promise<JobResult>;
}

export async function openWorld(
  script: Script,
  options: { files?: Record<string, string>; issue?: { title: string; body: string }; reviewed?: boolean } = {},
): Promise<World> {
  const github = await startGitHub();
  const model = await startModel(script, { apiKey });
  github.addRepository(repository, { files: options.files ?? shopFiles });
  github.grant(repository, 'mona', 'write');
  github.grant(repository, 'github-actions[bot]', 'write');
  github.addUser('stranger');
  github.addToken(jobToken, 'github-actions[bot]');
  const { number: issue } = github.openIssue(repository, { ...(options.issue ?? issueText), user: 'mona' });
  const review = options.reviewed === true ? 'true' : 'false';

  const start = (eventName: string, payload: unknown, more: Partial<JobOptions> = {}): Promise<Job> =>
    startJob({
      eventName,
      payload,
      repository,
      apiUrl: github.apiUrl,
      serverUrl: github.url,
      ...more,
      inputs: {
        'github-token': jobToken,
        'anthropic-api-key': apiKey,
        'anthropic-base-url': model.url,
        review,
        ...more.inputs,
      },
    });
  const finish = async (job: Promise<Job>) => {
    await using running = await job;
    return await running.done;
  };
  const world: World = {
    github,
    model,
    issue,
    labeled: (actor = 'mona') => labelEvent(github, issue, actor),
    commented: (number, body, actor = 'mona') => commentEvent(github, number, body, actor),
    start,
    label: (more = {}) => finish(start('issues', world.labeled(), more)),
    say: (number, body, { actor, ...more } = {}) =>
      finish(start('issue_comment', world.commented(number, body, actor), more)),
    async [Symbol.asyncDispose]() {
      await model[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
    },
  };
  return world;
}

function labelEvent(github: GitHubStandIn, number: number, actor: string): unknown {
  const { found, subject } = subjectOf(github, number);
  if (!found.labels.includes('ai-implement')) found.labels.push('ai-implement');
  return { action: 'labeled', label: { name: 'ai-implement' }, issue: subject, ...around(github, actor) };
}

function commentEvent(github: GitHubStandIn, number: number, body: string, actor: string): unknown {
  const made = github.comment(repository, number, { user: actor, body });
  const { subject } = subjectOf(github, number);
  const comment = {
    id: made.id,
    body,
    user: account(actor),
    created_at: made.createdAt,
    updated_at: made.updatedAt,
    html_url: `${github.url}/${repository}/issues/${number}#issuecomment-${made.id}`,
  };
  return { action: 'created', issue: subject, comment, ...around(github, actor) };
}

function subjectOf(github: GitHubStandIn, number: number) {
  const found = github.state.repositories.get(repository)?.issues.get(number);
  if (found === undefined) throw new Error(`no issue ${number}`);
  const subject = {
    number,
    title: found.title,
    body: found.body,
    state: found.state,
    user: account(found.user),
    html_url: `${github.url}/${repository}/issues/${number}`,
    updated_at: new Date().toISOString(),
    ...(found.pull === undefined ? {} : { pull_request: {} }),
  };
  return { found, subject };
}

function around(github: GitHubStandIn, actor: string) {
  const id = github.state.accounts.get(actor.toLowerCase())?.id ?? 1;
  return { sender: { ...account(actor), id }, repository: { full_name: repository, default_branch: 'main' } };
}

function account(login: string) {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

/** The world's usual moves: a wrong and a right implementation. */
export const wrong = {
  calls: [
    {
      name: 'write',
      input: {
        file_path: 'src/price.js',
        content: "export function price(amount, code) {\n  return code === 'TEN' ? amount * 0.8 : amount;\n}\n",
      },
    },
  ],
};
export const right = {
  calls: [{ name: 'edit', input: { file_path: 'src/price.js', old_string: '0.8', new_string: '0.9' } }],
};
export const rightAtOnce = {
  calls: [
    {
      name: 'write',
      input: {
        file_path: 'src/price.js',
        content: "export function price(amount, code) {\n  return code === 'TEN' ? amount * 0.9 : amount;\n}\n",
      },
    },
  ],
};
export const done = { text: 'Done: all tests pass.' };
