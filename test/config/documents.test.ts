import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageTables, withTables } from '../../scripts/page-tables.ts';
import { actionYaml } from '../../scripts/settings-documents.ts';
import { defaultSentence } from '../../src/config/setting-phrases.ts';
import { settingNames } from '../../src/config/settings.ts';
import { listed } from '../../src/text/word-list.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const drifted = 'run `node scripts/readme-tables.ts` and commit what it writes';

describe('action.yml', () => {
  const action = parse(read('action.yml'));

  test('is what the settings make of it', () => {
    expect(read('action.yml'), drifted).toBe(actionYaml());
  });

  test('has every setting as an input, in kebab-case, and a default for none but the tokens', () => {
    expect(Object.keys(action.inputs)).toEqual(settingNames);
    for (const name of Object.keys(action.inputs)) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const withDefault = Object.entries<{ default?: string }>(action.inputs).filter(([, input]) => 'default' in input);
    const ofJob = expect.objectContaining({ default: '${{ github.token }}' });
    expect(withDefault).toEqual([
      ['github-token', ofJob],
      ['job-token', ofJob],
    ]);
    expect(action.inputs['max-iterations'].description).toContain('3 retries, so up to 4 attempts');
  });

  test('has exactly the ten outputs, runs on node24 and cleans up after a kill', () => {
    expect(Object.keys(action.outputs)).toEqual(
      listed(`
      outcome attempts run-id branch head-sha pull-request-number pull-request-url cost-usd report-path run-json
    `),
    );
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action.js', post: 'dist/action-post.js' });
    // The Marketplace cuts longer ones.
    expect(action.description.length).toBeLessThanOrEqual(125);
  });
});

describe('the pages', () => {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const pages = ['README.md', ...docs.map((name) => `docs/${name}`)];

  test('have every table as the code makes it', async () => {
    const tables = await pageTables();
    for (const page of pages) expect(read(page), `${page}: ${drifted}`).toBe(withTables(read(page), tables));
    const all = pages.map(read).join('\n');
    for (const name of Object.keys(tables)) expect(all).toContain(`<!-- ${name} -->`);
  });

  test('have a row for each setting and outcome', async () => {
    const { settings = '', outcomes = '' } = await pageTables();
    expect(settings.split('\n')).toHaveLength(settingNames.length + 2);
    expect(settings).toContain("| `test-command` | found from the repository's files |");
    expect(settings).toContain('| `max-iterations` | `3` |');
    expect(outcomes).toMatch(/\| `cancelled` \| .+ \| 130 \| cancelled \|/);
  });
});

test('the default that is a full stop is told once', () => {
  expect(defaultSentence('working-directory')).toBe(' Default: .');
  expect(defaultSentence('max-iterations')).toBe(' Default: 3.');
  expect(defaultSentence('agent-command')).toBe('');
});
