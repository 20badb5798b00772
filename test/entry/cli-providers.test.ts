// @module-tag full
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { type Folder, redgreen, repositoryWith } from '../support/cli.ts';
import { startBedrock, startVertex } from '../support/cloud-models.ts';
import { call, doThenSay, type ModelReply, startModel } from '../support/model.ts';

const files = {
  '.github/redgreen.yml': 'test-command: sh test.sh\nsetup-command: none\nbaseline: allow-any\ntest-check: off\n',
  'price.txt': '0\n',
  'test.sh':
    'env | grep -c "AWS_\\|GOOGLE_"\ntest "$(cat price.txt)" = 90 && exit 0\necho "FAIL the price is wrong"\nexit 1\n',
  'story.md': '---\ntitle: Ten percent off\n---\n## Acceptance criteria\n- the price is 90\n',
};
const key = 'sk-test-canary-0123456789';

const writes = (price: string): ModelReply[] => [
  { thinking: 'Hm.', calls: [call('bash', { command: 'env; cat price.txt' })] },
  ...doThenSay([call('write', { file_path: 'price.txt', content: `${price}\n` })], `The price is ${price}.`),
];
const review = {
  verdict: 'approve',
  summary: 'It is 90.',
  criteria: [{ criterion: 'the price is 90', met: true, evidence: 'price.txt:1', test: null }],
  findings: [],
  changes: [],
};
const script = (): ModelReply[] => [...writes('80'), ...writes('90'), { json: review }];

async function standIn(name: string, folder: Folder, replies: ModelReply[], wrong = false) {
  if (name === 'bedrock') return startBedrock(replies, { signed: !wrong });
  const write = (file: string, content: string) => {
    const path = join(folder.path, '..', `${folder.path.split('/').at(-1)}-home`);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, file), content);
    return join(path, file);
  };
  if (name === 'vertex') return startVertex(replies, { write, ...(wrong && { subject: 'oidc-of-another-job' }) });
  const model = await startModel(replies, { apiKey: wrong ? 'another-key-0123456789' : key });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  return { environment, secrets: [key], model, paths: [], [Symbol.asyncDispose]: model[Symbol.asyncDispose] };
}

/** What a run asked and cost, and the same of each provider but for the name of its model. */
async function conversation(name: string) {
  using folder = repositoryWith(files);
  await using cloud = await standIn(name, folder, script());
  const environment = { ...cloud.environment, REDGREEN_PROVIDER: name };
  const args = ['run', 'story.md', '--json'];
  const { code, stdout, stderr } = await redgreen(args, { cwd: folder.path, environment });
  expect(stderr).toContain('Implementation retry 1/3');
  expect([code, cloud.model.problems, cloud.model.left()]).toEqual([0, [], 0]);
  const run = JSON.parse(stdout) as Run;
  const { database } = { database: readFileSync(join(folder.path, '.redgreen', 'redgreen.db'), 'latin1') };
  const sent = cloud.model.requests.map(({ bytes }) => bytes.toString()).join('\n');
  for (const secret of cloud.secrets) expect([stdout, stderr, database, sent].join('\n')).not.toContain(secret);
  return {
    model: cloud.model.requests[0]?.body.model,
    turns: run.attempts.map(({ turns, usage }) => ({ turns, usage })),
    costUsd: run.costUsd ?? 0,
    review: run.reviews.at(-1)?.verdict,
    extensions: cloud.model.extensions(),
    asked: sent.replace(/"(model|signature|id|tool_use_id)":"[^"]*"/g, ''),
  };
}

test('a conversation with a red, thinking and a review is the same over all three, and costs what each charges', async () => {
  const own = await conversation('anthropic');
  const bedrock = await conversation('bedrock');
  expect(bedrock.model).toBe('global.anthropic.claude-sonnet-5-5');
  expect([bedrock.review, bedrock.extensions]).toEqual([own.review, own.extensions]);
  expect(bedrock.costUsd).toBeCloseTo(own.costUsd, 4);
  const vertex = await conversation('vertex');
  expect({ ...vertex, asked: '' }).toEqual({ ...own, asked: '' });
});

test('credentials that are refused end the run at once, and doctor finds them', async () => {
  using folder = repositoryWith(files);
  await using cloud = await standIn('bedrock', folder, script(), true);
  const environment = { ...cloud.environment, REDGREEN_PROVIDER: 'bedrock' };
  const { code, stderr } = await redgreen(['run', 'story.md'], { cwd: folder.path, environment });
  expect([code, stderr]).toEqual([6, expect.stringContaining('Check the AWS credentials of this machine')]);
  const doctor = await redgreen(['doctor'], { cwd: folder.path, environment });
  expect(doctor.stdout).toMatch(/^[✗!] key: /m);
});

test('a review of another provider, and what a provider lacks', async () => {
  using folder = repositoryWith(files);
  await using own = await standIn('anthropic', folder, script().slice(0, -1));
  await using cloud = await standIn('bedrock', folder, [{ json: review }]);
  const environment = { ...own.environment, ...cloud.environment };
  const args = ['run', 'story.md', '--review-model', 'bedrock/global.anthropic.claude-opus-5-5'];
  const { code } = await redgreen(args, { cwd: folder.path, environment });
  expect([code, cloud.model.requests.map(({ body }) => body.model)]).toEqual([0, ['global.anthropic.claude-opus-5-5']]);
  const without = await redgreen(['run', 'story.md'], {
    cwd: folder.path,
    environment: { REDGREEN_PROVIDER: 'vertex' },
  });
  expect([without.code, without.stderr]).toEqual([
    2,
    expect.stringContaining('provider needs CLOUD_ML_REGION and ANTHROPIC_VERTEX_PROJECT_ID'),
  ]);
});

test('a provider is added by its file alone: key, address, masking, doctor, review and proxy', async () => {
  const root = join(import.meta.dirname, '../..');
  using folder = repositoryWith(files);
  const copy = join(folder.path, '..', `${folder.path.split('/').at(-1)}-source`);
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
  for (const name of ['node_modules', 'package.json']) symlinkSync(join(root, name), join(copy, name));
  const row = {
    title: 'the third API',
    address: 'https://api.third.example',
    credential: '`third-api-key`',
    secretVariables: ['THIRD_API_KEY'],
    usualModel: 'claude-sonnet-5-5',
  };
  writeFileSync(
    join(copy, 'src/agent/providers/third.ts'),
    `import { messagesProvider } from './anthropic.ts';\nexport const provider = messagesProvider(${JSON.stringify(row)});\n`,
  );
  const preset = readFileSync(join(copy, 'src/agent/presets/claude-code.ts'), 'utf8');
  writeFileSync(join(copy, 'src/agent/presets/third-code.ts'), preset.replace("'anthropic'", "'third'"));
  await using model = await startModel(script(), { apiKey: key });
  const options = { cwd: folder.path, entry: join(copy, 'src/entry/cli.ts') };
  const environment = { THIRD_API_KEY: key, THIRD_BASE_URL: model.url, REDGREEN_PROVIDER: 'third' };
  const doctor = await redgreen(['doctor'], { ...options, environment });
  expect(doctor.stdout).toMatch(/^! key: 127\.0\.0\.1:\d+ does not know claude-sonnet-5-5/m);
  const run = await redgreen(['run', 'story.md', '--json'], { ...options, environment });
  expect([run.code, `${run.stdout}${run.stderr}`.includes(key)]).toEqual([0, false]);
  const lacking = await redgreen(['run', 'story.md', '--agent', 'third-code'], { ...options });
  expect([lacking.code, lacking.stderr]).toEqual([2, expect.stringContaining('third-api-key is not given')]);
});

test('a key that its provider does not know ends the run before setup', async () => {
  using folder = repositoryWith({
    ...files,
    '.github/redgreen.yml': 'test-command: sh test.sh\nsetup-command: touch x\n',
  });
  await using model = await startModel([], { apiKey: 'another-key-0123456789' });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  const { code, stderr } = await redgreen(['run', 'story.md'], { cwd: folder.path, environment });
  expect([code, stderr]).toEqual([
    6,
    expect.stringMatching(/refused the key: 401 from \S+\. Check `anthropic-api-key`/),
  ]);
  expect(stderr).not.toMatch(/setup/i);
  // The key of the review alone, and that of a branch that may be green, is a warning.
  const byHand = ['run', 'story.md', '--agent', 'command', '--agent-command', 'echo 90 > price.txt; echo'];
  const first = await redgreen([...byHand, '--review', 'true'], { cwd: folder.path, environment });
  expect(first.stderr).toMatch(/^Warning: .*401 from \S+ .*ends without a review\.$/m);
  expect([first.code, first.stderr.indexOf('Warning: ') < first.stderr.indexOf('Setup: ')]).toEqual([0, true]);
  const own = ['--agent', 'anthropic'];
  const again = await redgreen(['retry', 'latest', ...own], { cwd: folder.path, environment });
  expect([again.code, again.stderr]).toEqual([0, expect.stringMatching(/401 .*its branch may be green/)]);
  const asked = await redgreen(['retry', 'latest', 'Make it cheaper.', ...own], { cwd: folder.path, environment });
  expect([asked.code, asked.stderr]).toEqual([6, expect.not.stringMatching(/^Setup: /m)]);
});
