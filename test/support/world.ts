/** A small world for whole runs: a repository with a failing test on the GitHub stand-in, an issue, a scripted model, the built Action. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { git } from './git-http.ts';
import { refOf } from './git-refs.ts';
import { type GitHubStandIn, startGitHub } from './github.ts';
import { commentEvent, dispatchEvent, type GitHubEvent, labelEvent } from './github-events.ts';
import type { Comment, Issue } from './github-state.ts';
import { contractBreaks } from './job-contract.ts';
import { filesBelow, findLeaks, objectsOf, type Sink } from './leaks.ts';
import { call, type Script, type ScriptedModel, startModel } from './model.ts';
import { type Job, type JobOptions, type JobResult, startJob } from './runner.ts';

export const apiKey = 'sk-ant-canary-4f1c2a9be0d7';
export const jobToken = 'ghs_canary16C7e42F292c6912E7';
/** What the runner gives each input that the workflow leaves out. */
const { inputs: declared } = parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8')) as {
  inputs: Record<string, { default?: string }>;
};
const actionDefaults = Object.fromEntries(
  Object.entries(declared).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value.replace('${{ github.token }}', jobToken)]],
  ),
);
export const repository = 'acme/shop';
export const branch = 'ai-implement/1-discount-codes';
export const bot = 'github-actions[bot]';

const priceTest = `import assert from 'node:assert/strict';
import test from 'node:test';
import { price } from '../src/price.js';

test('full price without a code', () => assert.equal(price(100), 100));
test('discount takes ten percent off', () => assert.equal(price(100, 'TEN'), 90));
`;

/** Two tests: one is green, the other asks for what the issue asks for. */
export const shopFiles: Record<string, string> = {
  'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`,
  'src/price.js': 'export function price(amount) {\n  return amount;\n}\n',
  'test/price.test.js': priceTest,
};

/** The same shop with a test command that takes a tenth of the time: TAP from a shell script. */
export const quickFiles: Record<string, string> = {
  'src/price.js': shopFiles['src/price.js'] ?? '',
  'check.sh': `echo TAP version 13
echo 'ok 1 - full price without a code'
if grep -q 'amount \\* 0.9 ' src/price.js; then
  echo 'ok 2 - discount takes ten percent off'
  echo 1..2
  exit 0
fi
echo 'not ok 2 - discount takes ten percent off'
echo '  ---'
echo '  expected: 90'
echo "  actual: $(sed -n 's/.*amount \\* \\([0-9.]*\\) .*/\\1/p' src/price.js)"
echo '  at: src/price.js:2'
echo '  ...'
echo 1..2
exit 1
`,
};
export const quick = { 'test-command': 'sh check.sh' };
/** Without what follows a green: the check of the tests alone is a quarter of a run's processor time. Those who test it ask for it. */
const brief = { review: 'false', 'test-check': 'off' };

export const issueText = {
  title: 'Discount codes',
  body: 'The code TEN takes ten percent off.\n\n## Acceptance criteria\n- TEN takes ten percent off\n',
};

export type Ask = Partial<Omit<JobOptions, 'eventName' | 'payload'>> & { actor?: string };

export type World = Awaited<ReturnType<typeof openWorld>>;

export interface WorldOptions {
  files?: Record<string, string>;
  issue?: { title: string; body: string };
  inputs?: Record<string, string>;
  /** The model says a secret itself: then requests carry it, and only they. */
  modelKnows?: boolean;
}

export async function openWorld(script: Script, options: WorldOptions = {}) {
  const github = await startGitHub();
  const model = await startModel(script, { apiKey });
  const repo = github.addRepository(repository, { files: options.files ?? shopFiles });
  github.grant(repository, 'mona', 'write');
  github.grant(repository, bot, 'write');
  github.addUser('stranger');
  github.addToken(jobToken, bot);
  const { number: issue } = github.openIssue(repository, { ...(options.issue ?? issueText), user: 'mona' });

  // Jobs that run side by side share what was called meanwhile.
  let started = 0;
  let running = 0;
  /** Starts the job of an event. Its disposal throws where a secret is in what it left behind, or what holds for every job does not. */
  const start = async (event: GitHubEvent, { actor, ...more }: Ask = {}): Promise<Job> => {
    const keys = { ...actionDefaults, 'anthropic-api-key': apiKey, 'anthropic-base-url': model.url };
    const inputs = { ...keys, ...brief, ...options.inputs, ...more.inputs };
    const from = { apiUrl: github.apiUrl, serverUrl: github.url, repository };
    const counted = () => github.calls.filter(({ status }) => status !== 304).length;
    const callsBefore = counted();
    started += 1;
    const number = started;
    const beside = running;
    running += 1;
    const commit = refOf(repo.gitDir, more.checkout?.ref ?? 'refs/heads/main');
    const checkout = { ...(commit === undefined ? {} : { commit }), ...more.checkout };
    const runNumber = more.env?.GITHUB_RUN_ID ?? '4711';
    github.state.jobs.set(runNumber, 'in_progress');
    const job = await startJob({ eventName: event.name, payload: event.payload, ...from, ...more, checkout, inputs });
    void job.done.then(() => {
      running -= 1;
      github.state.jobs.set(runNumber, 'completed');
    });
    const dispose = async () => {
      const result = await job.end();
      const { log, summary, outputs } = result;
      const leaks = findLeaks(
        [jobToken, apiKey],
        [
          { name: 'the log', content: log },
          { name: 'the summary', content: summary },
          { name: 'the outputs', content: JSON.stringify(outputs) },
          ...filesBelow(job.temp, 'RUNNER_TEMP'),
          ...sent(github, options.modelKnows ? [] : model.requests),
          objectsOf(repo.gitDir, repository),
        ],
      );
      const breaks = contractBreaks(result, (counted() - callsBefore) / (1 + started - number + beside));
      await job[Symbol.asyncDispose]();
      if (leaks.length + breaks.length > 0) throw new Error(`${[...leaks, ...breaks].join('\n')}\n\n${log}`);
    };
    return { ...job, [Symbol.asyncDispose]: dispose };
  };
  const world = {
    github,
    model,
    issue,
    repo,
    /** What somebody does on GitHub: the event is what the job gets. */
    labeled: (number = issue, actor = 'mona') => labelEvent(github, repository, number, 'ai-implement', actor),
    /** Another label than the usual one. */
    labeledAs: (label: string) => labelEvent(github, repository, issue, label, 'mona'),
    commented: (number: number, body: string, actor = 'mona') => commentEvent(github, repository, number, body, actor),
    start,
    /** The job of an event, to its end. */
    async run(event: GitHubEvent, more?: Ask): Promise<JobResult> {
      await using job = await start(event, more);
      return await job.done;
    },
    /** Sets the label and runs the job to its end. */
    label: ({ actor, ...more }: Ask = {}): Promise<JobResult> => world.run(world.labeled(issue, actor), more),
    /** Comments and runs the job to its end. */
    say: (number: number, body: string, { actor, ...more }: Ask = {}): Promise<JobResult> =>
      world.run(world.commented(number, body, actor), more),
    dispatch: (number: string, { actor = 'mona', ...more }: Ask = {}): Promise<JobResult> =>
      world.run(dispatchEvent(github, repository, number, actor), more),
    /** An issue or pull request as it is now. */
    at: (number: number): Issue => {
      const found = repo.issues.get(number);
      if (found === undefined) throw new Error(`no #${number}`);
      return found;
    },
    /** Comments that the Action wrote there. */
    told: (number: number): Comment[] => world.at(number).comments.filter(({ user }) => user === bot),
    /** Commit that a branch points to; undefined where there is none. */
    head: (name = branch) => refOf(repo.gitDir, `refs/heads/${name}`),
    /** Messages of the commits that a branch has beyond main, oldest first. */
    commits: (name = branch) =>
      git(repo.gitDir, ['log', '--reverse', '-z', '--format=%B', `main..${name}`])
        .split('\0')
        .map((message) => message.trim())
        .filter((message) => message !== ''),
    /** A file as a branch has it. */
    file: (path: string, name = branch) => git(repo.gitDir, ['show', `${name}:${path}`]),
    async [Symbol.asyncDispose]() {
      await model[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
    },
  };
  return world;
}

function sent(github: GitHubStandIn, requests: ScriptedModel['requests']): Sink[] {
  return [
    ...github.calls.map(({ method, path, body }) => ({
      name: `${method} ${path}`,
      content: `${path} ${JSON.stringify(body) ?? ''}`,
    })),
    ...requests.map(({ bytes }, index) => ({ name: `model request ${index + 1}`, content: bytes })),
  ];
}

/** The world's usual moves: a wrong and a right implementation. */
const write = (factor: string) => {
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${factor} : amount;\n}\n`;
  return { calls: [call('write', { file_path: 'src/price.js', content })] };
};
export const wrong = write('0.8');
export const wrongToo = write('0.7');
export const rightAtOnce = write('0.9');
export const right = { calls: [call('edit', { file_path: 'src/price.js', old_string: '0.8', new_string: '0.9' })] };
export const done = { text: 'Done: all tests pass.' };
