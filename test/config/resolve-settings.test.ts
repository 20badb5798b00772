import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { reachWords, resolveSettings, type SettingSources } from '../../src/config/resolve-settings.ts';
import {
  aboutOf,
  camelName,
  modelSettings,
  type SettingName,
  schemaOf,
  settingNames,
} from '../../src/config/settings.ts';
import { problemText } from '../../src/run/errors.ts';
import { sampleOf } from './samples.ts';

const placesOf = (name: SettingName) => aboutOf(name).places ?? [];
const variable = (name: SettingName) => `REDGREEN_${name.toUpperCase().replaceAll('-', '_')}`;

function resolve(given: SettingSources) {
  return resolveSettings({ needsKey: false, ...given });
}

function taken(given: SettingSources, name: SettingName) {
  // An agent command is asked for with `agent: command`, and has nothing to do with precedence.
  const { settings, sources } = resolve({ ...given, flags: name === 'agent' ? { 'agent-command': 'x' } : {} });
  return { value: settings[camelName(name)], source: sources[name]?.source };
}

describe('every setting', () => {
  test.each(settingNames)('%s has a default that its own schema takes, and a sample that differs', (name) => {
    const { value } = taken({}, name);
    expect(value).not.toEqual(sampleOf(name).value);
    if (value !== undefined) expect(schemaOf(name).safeParse(value).success).toBe(true);
  });

  test.each(settingNames.filter((name) => placesOf(name).includes('file')))(
    '%s in the repository file wins over the organisation and the default',
    (name) => {
      const repositoryFile = stringify({ [name]: sampleOf(name).value });
      const given = { repositoryFile, organisationFile: '' };
      expect(resolve(given).problems.filter(({ setting }) => setting === name)).toEqual([]);
      expect(taken(given, name)).toEqual({ value: sampleOf(name).value, source: '.github/redgreen.yml' });
      // An empty input or variable is not given, so that the Action's undeclared defaults never hide the file.
      expect(taken({ ...given, inputs: { [name]: '' }, environment: { [variable(name)]: ' ' } }, name).source).toBe(
        '.github/redgreen.yml',
      );
    },
  );

  test.each(settingNames.filter((name) => !placesOf(name).includes('file')))('%s may not come from a file', (name) => {
    const given = { repositoryFile: stringify({ [name]: sampleOf(name).value }) };
    const { problems } = resolve(given);
    expect(problems).toMatchObject([{ setting: name, line: 1, column: 1 }]);
    expect(taken(given, name).source).toBe('default');
  });

  test.each(settingNames.filter((name) => placesOf(name).includes('environment')))(
    '%s is read from its variable',
    (name) => {
      const { value, source } = taken({ environment: { [variable(name)]: sampleOf(name).text } }, name);
      expect({ value, source }).toEqual({ value: sampleOf(name).value, source: variable(name) });
    },
  );

  test.each(settingNames)('%s is read from its input, which wins over the environment and the files', (name) => {
    const other = { environment: { [variable(name)]: '1' } };
    const { value, source } = taken({ ...other, inputs: { [name]: sampleOf(name).text } }, name);
    if (name === 'max-iterations-limit') expect(value).toBe(1);
    else expect({ value, source }).toEqual({ value: sampleOf(name).value, source: 'input' });
  });
});

test('the layers in order: input over environment over repository over organisation over default', () => {
  const given: SettingSources = {
    inputs: { 'max-turns': '1' },
    environment: { REDGREEN_MAX_TURNS: '2', REDGREEN_MAX_REWORKS: '2' },
    repositoryFile: 'max-turns: 3\nmax-reworks: 3\nlabel: three\n',
    organisationFile: 'max-turns: 4\nmax-reworks: 4\nlabel: four\nmodel: four\n',
  };
  const { settings, sources } = resolve(given);
  expect(settings).toMatchObject({ maxTurns: 1, maxReworks: 2, label: 'three', model: 'four', maxIterations: 3 });
  expect(sources).toMatchObject({
    'max-turns': { value: 1, source: 'input' },
    'max-reworks': { source: 'REDGREEN_MAX_REWORKS' },
    label: { source: '.github/redgreen.yml' },
    model: { source: 'organisation .github/redgreen.yml' },
    'max-iterations': { value: 3, source: 'default' },
  });
});

test("the SDK's two variables are read, and no secret is shown anywhere", () => {
  const key = 'sk-ant-very-secret-0123456789';
  const resolved = resolveSettings({
    inputs: { 'github-token': 'ghs_secret_token_012345678901' },
    environment: { ANTHROPIC_API_KEY: `${key}\n`, ANTHROPIC_BASE_URL: 'https://proxy.example.com' },
  });
  expect(resolved.settings).toMatchObject({ anthropicApiKey: key, anthropicBaseUrl: 'https://proxy.example.com' });
  expect(resolved.sources['anthropic-api-key']).toEqual({ value: '(set)', source: 'ANTHROPIC_API_KEY' });
  const { settings: _, ...told } = resolved;
  expect(JSON.stringify(told)).not.toMatch(/very-secret|secret_token/);
  const broken = resolveSettings({ inputs: { 'anthropic-api-key': 'sk ant secret' } });
  // It was given: that it is missing would be false.
  expect(broken.problems).toMatchObject([{ source: 'input', setting: 'anthropic-api-key' }]);
  expect(JSON.stringify(broken.problems)).not.toContain('ant secret');
});

describe('max-iterations', () => {
  test.each(['11', '-1', '1.5', 'three', '1e1', '0x3', '٣', '3 4'])('%s is refused, with what is allowed', (text) => {
    const { problems } = resolve({ inputs: { 'max-iterations': text } });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('allowed: a whole number from 0 to 10');
    expect(problems[0]?.message).toContain('max-iterations is');
  });

  test('what a story asks beyond the limit is capped, and said', () => {
    for (const key of ['max-iterations', 'max_iterations', 'max_implementation_retries']) {
      const { settings, warnings, problems, sources } = resolve({
        repositoryFile: 'max-iterations-limit: 4\n',
        story: { frontMatter: { [key]: 50 }, mayWrite: false },
      });
      expect({ problems, value: settings.maxIterations }).toEqual({ problems: [], value: 4 });
      expect(warnings).toEqual(['The story asks for max-iterations 50; capped at 4 (max-iterations-limit).']);
      expect(sources['max-iterations']?.source).toBe('story, capped by max-iterations-limit');
    }
  });

  test.each([null, '', '  '])('a story that says %j asks for nothing', (asked) => {
    const story = { frontMatter: { 'max-iterations': asked }, mayWrite: true };
    expect(resolve({ inputs: { 'max-iterations': '5' }, story })).toMatchObject({
      problems: [],
      settings: { maxIterations: 5 },
    });
  });

  test.each([-1, 1.5, 'many', [3], true])('a story that asks for %j is told what is allowed', (asked) => {
    const { problems } = resolve({
      story: { frontMatter: { 'max-iterations': asked }, mayWrite: true, source: 'story.md' },
    });
    expect(problems).toMatchObject([{ source: 'story.md', setting: 'max-iterations' }]);
  });

  test('what is beyond it in a file is told with its line, as all that is wrong there', () => {
    const repositoryFile = 'max-iterations-limit: 2\nmax-iterations: 4\n';
    const [problem] = resolve({ repositoryFile }).problems;
    expect(problem && problemText(problem)).toBe(
      '.github/redgreen.yml:2:1: max-iterations is 4; allowed: a whole number from 0 to 2 (max-iterations-limit, .github/redgreen.yml)',
    );
    const [ofAll] = resolve({
      organisationFile: '# Ours\nmax-iterations: 4\n',
      repositoryFile: 'max-iterations-limit: 2',
    }).problems;
    expect(ofAll).toMatchObject({ source: 'organisation .github/redgreen.yml', line: 2, column: 1 });
  });

  test('a lower layer can only lower the limit', () => {
    const limit = (given: SettingSources) => resolve(given).settings.maxIterationsLimit;
    expect(limit({ inputs: { 'max-iterations-limit': '4' }, repositoryFile: 'max-iterations-limit: 9' })).toBe(4);
    expect(limit({ inputs: { 'max-iterations-limit': '9' }, repositoryFile: 'max-iterations-limit: 4' })).toBe(4);
    expect(resolve({ inputs: { 'max-iterations-limit': '11' } }).problems).toHaveLength(1);
  });

  test('/retry max-iterations= stands above the story and is refused out of range', () => {
    const story = { frontMatter: { 'max-iterations': 2 }, mayWrite: true };
    expect(resolve({ story, command: { 'max-iterations': '5' } })).toMatchObject({
      problems: [],
      settings: { maxIterations: 5 },
      sources: { 'max-iterations': { source: '/retry' } },
    });
    for (const asked of ['11', '-1', 'x']) {
      expect(resolve({ story, command: { 'max-iterations': asked } }).problems[0]?.message).toContain('from 0 to 10');
    }
    const limited = resolve({
      repositoryFile: 'max-iterations-limit: 4\nmax-iterations: 2',
      command: { 'max-iterations': '5' },
    });
    expect(limited.problems[0]?.message).toContain('from 0 to 4');
  });

  test('above 5 a warning says what it can cost', () => {
    expect(resolve({ inputs: { 'max-iterations': '5' } }).warnings).toEqual([]);
    expect(resolve({ inputs: { 'max-iterations': '6' } }).warnings).toEqual([
      expect.stringMatching(/7 attempts.*1050 calls.*\$10/),
    ]);
  });
});

describe('a story', () => {
  test('may set mode, review and tests, and nothing else', () => {
    const frontMatter = {
      mode: 'tdd',
      review: false,
      tests: 'may-change',
      sandbox: 'none',
      'max-cost-usd': 99,
      status: 'done',
      labels: ['s'],
    };
    const { settings, warnings, problems, sources } = resolve({ story: { frontMatter, mayWrite: true } });
    expect(settings).toMatchObject({
      mode: 'tdd',
      review: false,
      testsMayChange: true,
      sandbox: 'auto',
      maxCostUsd: 10,
    });
    expect(sources.tests).toEqual({ value: 'may-change', source: 'story' });
    expect(problems).toEqual([]);
    expect(warnings).toHaveLength(2);
  });

  test('of someone who may not write asks for tests and review in vain', () => {
    const { settings, warnings } = resolve({
      story: { frontMatter: { review: false, tests: 'may-change' }, mayWrite: false },
    });
    expect(settings).toMatchObject({ review: true, testsMayChange: false });
    expect(warnings).toHaveLength(2);
  });

  test('with a value that is not allowed is a problem; a camelCase key is pointed out', () => {
    const { problems, warnings } = resolve({
      story: { frontMatter: { mode: 'fast', maxIterations: 1, tests: 'any' }, mayWrite: true },
    });
    expect(problems.map(({ message }) => message)).toEqual(['mode is fast; allowed: standard or tdd']);
    expect(warnings.join('\n')).toMatch(/Did you mean max-iterations\?/);
  });

  test('with a slip in a key of ours is told; keys of other programs are not', () => {
    const said = (frontMatter: Record<string, unknown>) => resolve({ story: { frontMatter, mayWrite: true } }).warnings;
    expect(said({ 'max-iteration': 5 })).toEqual([
      "The story's max-iteration is ignored. Did you mean max-iterations?",
    ]);
    expect(said({ 'acceptance-criteria': ['a'] }).join()).toMatch(/Did you mean acceptance_criteria\?/);
    expect(said({ id: 1, code: 2, tags: [], preview: 1, title: 'x', status: 'failed', updated: '', date: 3 })).toEqual(
      [],
    );
  });
});

describe('what is missing', () => {
  test('a key is asked for, naming the input and the variable', () => {
    const { problems } = resolveSettings({});
    expect(problems.map(({ setting }) => setting)).toEqual(['anthropic-api-key']);
    expect(problems[0]?.message).toMatch(/ANTHROPIC_API_KEY/);
  });

  test('another agent needs its command, no key, and has no review', () => {
    expect(resolveSettings({ inputs: { agent: 'command' } }).problems.map(({ setting }) => setting)).toEqual([
      'agent-command',
    ]);
    const { problems, settings, warnings, sources } = resolveSettings({
      inputs: { agent: 'command', 'agent-command': 'x' },
    });
    expect(problems).toEqual([]);
    expect(settings.review).toBe(false);
    expect(sources.review).toEqual({ value: false, source: 'no key' });
    expect(warnings).toEqual([]);
    expect(reachWords(settings, sources)).toEqual([
      expect.stringMatching(
        /^A command-line agent implements: .*max-cost-usd cannot limit it\. review is off: there is/,
      ),
    ]);
  });

  test('a preset needs the key of its provider, which no file can give', () => {
    const asked = (inputs: Record<string, string>) =>
      resolveSettings({ inputs }).problems.map(({ setting }) => setting);
    expect(asked({ agent: 'claude-code' })).toEqual(['anthropic-api-key']);
    expect(asked({ agent: 'codex' })).toEqual(['openai-api-key', 'model']);
    expect(asked({ agent: 'codex', 'anthropic-api-key': 'k-of-anthropic', model: 'gpt-x' })).toEqual([
      'openai-api-key',
    ]);
    const { problems, settings } = resolveSettings({
      inputs: { agent: 'codex', model: 'gpt-x' },
      environment: { OPENAI_API_KEY: 'k-of-openai-1' },
      repositoryFile: 'openai-base-url: https://a.example\n',
    });
    expect(problems.map(({ setting }) => setting)).toEqual(['openai-base-url']);
    expect(settings).toMatchObject({ openaiApiKey: 'k-of-openai-1' });
  });

  test('the review of another provider’s agent is on the Anthropic API: off without its key, on its own model with one', () => {
    const inputs = { agent: 'codex', model: 'gpt-x', 'openai-api-key': 'k-of-openai-1' };
    const without = resolveSettings({ inputs });
    expect(without.settings.review).toBe(false);
    expect(reachWords(without.settings, without.sources)).toEqual([expect.stringContaining('review is off')]);
    const { settings } = resolveSettings({ inputs, environment: { ANTHROPIC_API_KEY: 'k-of-anthropic' } });
    expect(settings).toMatchObject({ review: true, model: 'gpt-x', reviewModel: 'claude-sonnet-5-5' });
    const own = resolveSettings({
      inputs: { ...inputs, 'anthropic-api-key': 'k-of-anthropic', 'review-model': 'claude-opus-5-5' },
    });
    expect(own.settings.reviewModel).toBe('claude-opus-5-5');
  });
});

test.each([
  ['max_iterations', 'max-iterations'],
  ['maxIterations', 'max-iterations'],
  ['maxiterations', 'max-iterations'],
  ['max-iteration', 'max-iterations'],
  ['test-comand', 'test-command'],
  ['Label', 'label'],
  ['proof', 'test-check'],
])('%s is not a setting; did you mean %s', (given, meant) => {
  expect(resolve({ inputs: { [given]: '3' } }).problems[0]?.message).toContain(`Did you mean ${meant}?`);
  expect(resolve({ repositoryFile: `${given}: 3\n` }).problems[0]?.message).toContain(`Did you mean ${meant}?`);
});

test('a key of a provider that is handed to setup or tests is said', () => {
  const keyWords = (inputs: Record<string, string>) =>
    resolve({ inputs }).warnings.filter((text) => text.includes('API_KEY is handed to'));
  expect(keyWords({ 'test-env': 'DATABASE_URL, ANTHROPIC_API_KEY' })).toEqual([expect.stringMatching(/^ANTHROPIC/)]);
  expect(keyWords({ 'setup-env': 'OPENAI_API_KEY' })).toHaveLength(1);
  expect(keyWords({ 'test-env': 'DATABASE_URL' })).toEqual([]);
});

describe('values that must not get through', () => {
  test.each<[SettingName, ...string[]]>([
    [
      'anthropic-base-url',
      'http://proxy.example.com',
      'https://user:pass@proxy.example.com',
      'https://169.254.169.254/',
      'http://127.0.0.1.example.com',
      'file:///etc/passwd',
    ],
    ['working-directory', '../other', '/etc', 'a/../../b', 'a\u2028/../../b', 'a\\..\\..\\b'],
    ['base-branch', 'a/', 'a.', '-x', 'a..b', 'a b', 'refs/heads/main', 'x.lock'],
    ['on-red', 'mona, *'],
    ['branch-prefix', '/x', 'a~b'],
    ['test-env', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'INPUT_ANTHROPIC-API-KEY', 'LD_PRELOAD', 'NODE_OPTIONS'],
    ['agent-env', 'REDGREEN_X'],
    ['test-services', 'db.example.com:5432', 'localhost', 'localhost:65536'],
    ['sandbox-network', 'example.com:70000', 'https://example.com', 'a b'],
    ['allow-bots', '*'],
    ['test-timeout-minutes', '0'],
    ['max-cost-usd', '-1'],
    ['review', 'yes'],
    ['label', 'a,b'],
    ['prices', 'cheap', '{m: {input: 1}}'],
    ['model', 'a model'],
  ])('%s: %s', (name, ...texts) => {
    for (const text of texts) {
      const { problems } = resolve({ inputs: { [name]: text } });
      expect(problems, text).toMatchObject([{ setting: name, source: 'input' }]);
      expect(problems[0]?.message).toContain('allowed: ');
    }
  });

  test('a password in an address is not shown', () => {
    const { problems } = resolve({ environment: { ANTHROPIC_BASE_URL: 'https://me:hunter2@proxy.test/v1' } });
    expect(problems[0]?.message).toContain(
      'anthropic-base-url is "https://***@proxy.test/v1"; allowed: an https address',
    );
  });
});

describe("the operator's ceilings", () => {
  const operator = {
    maxCostUsd: 5,
    timeoutMinutes: 30,
    models: ['claude-haiku-4-5'],
    agent: 'anthropic' as const,
    env: ['DATABASE_URL'],
  };

  test('lower what is above them, and say so where it was asked for', () => {
    const { settings, warnings, problems } = resolve({ operator, repositoryFile: 'max-cost-usd: 50\n' });
    expect(settings).toMatchObject({ maxCostUsd: 5, timeoutMinutes: 30, model: 'claude-haiku-4-5' });
    expect(warnings).toHaveLength(1);
    expect(problems).toEqual([]);
    expect(resolve({ operator, repositoryFile: 'max-cost-usd: 1\n' }).settings.maxCostUsd).toBe(1);
  });

  test('a price in a file lowers no cost that a ceiling counts, and a model without a price goes round none', () => {
    const free = 'prices: {claude-sonnet-5-5: {input: 0, output: 0}}\n';
    const told = resolve({ operator: { maxCostUsd: 5 }, repositoryFile: free });
    expect(told.settings.prices).toEqual({});
    expect(told.warnings).toEqual([expect.stringContaining('prices (.github/redgreen.yml) are ignored')]);
    expect(resolve({ operator: { timeoutMinutes: 5 }, repositoryFile: free }).settings.prices).not.toEqual({});

    const files = { repositoryFile: 'model: claude-new-9\n', organisationFile: `${free}review-model: claude-new-9\n` };
    const { problems } = resolve({ operator: { maxCostUsd: 5 }, ...files });
    expect(problems.map(({ setting }) => setting)).toEqual(modelSettings);
    expect(modelSettings).toEqual(settingNames.filter((name) => name.endsWith('model')));
    expect(problems[0]?.message).toContain('a model whose price is known');
    // The operator has named it, or has given its price.
    const environment = {
      ANTHROPIC_API_KEY: 'k-of-anthropic',
      REDGREEN_PRICES: '{claude-new-9: {input: 1, output: 2}}',
    };
    expect(resolve({ operator: { maxCostUsd: 5, models: ['claude-new-9'] }, ...files }).problems).toEqual([]);
    const priced = resolve({ operator: { maxCostUsd: 5 }, environment, ...files });
    expect([priced.problems, priced.settings.prices]).toEqual([[], { 'claude-new-9': { input: 1, output: 2 } }]);
    expect(
      resolve({ operator: { maxCostUsd: 5 }, environment: { ...environment, REDGREEN_PRICES: '' } }).problems,
    ).toEqual([]);
  });

  test('the reviewer beside an agent of another provider has a model that may be used, or there is none', () => {
    const environment = { ANTHROPIC_API_KEY: 'k-of-anthropic', OPENAI_API_KEY: 'k-of-openai-1' };
    const reviewer = (models: string[]) => {
      const repositoryFile = 'agent: codex\nmodel: gpt-5\n';
      const { settings, warnings } = resolve({ environment, repositoryFile, operator: { models } });
      return [settings.reviewModel, settings.review, warnings.some((text) => text.startsWith('review is off'))];
    };
    expect(reviewer(['gpt-5', 'claude-sonnet-5-5'])).toEqual(['claude-sonnet-5-5', true, false]);
    expect(reviewer(['gpt-5', 'claude-haiku-4-5'])).toEqual(['claude-haiku-4-5', true, false]);
    expect(reviewer(['gpt-5'])).toEqual([undefined, false, true]);
  });

  test('a model, an agent, a variable or a port beyond them is a problem', () => {
    const repositoryFile =
      'model: claude-opus-5-5\nagent: command\nagent-command: x\ntest-env: [DATABASE_URL, WEBHOOK_SECRET]\ntest-services: [localhost:5432]\n';
    const { problems, settings } = resolve({ operator, repositoryFile });
    expect(problems.map(({ setting }) => setting)).toEqual(['model', 'agent', 'test-env', 'test-services']);
    expect(settings).toMatchObject({ agent: 'anthropic', testEnv: [], testServices: [] });
    const allowed = { ...operator, services: ['localhost:5432'] };
    expect(resolve({ operator: allowed, repositoryFile: 'test-services: [localhost:5432]\n' }).problems).toEqual([]);
  });
});
