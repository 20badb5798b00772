import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { actionYaml, readmeTables } from '../../scripts/settings-documents.ts';
import { defaultSentence } from '../../src/config/allowed.ts';
import { settingNames } from '../../src/config/settings.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const drifted = 'run `node scripts/readme-tables.ts` and commit what it writes';

describe('action.yml', () => {
  const action = parse(read('action.yml'));

  test('is what the settings make of it', () => {
    expect(read('action.yml'), drifted).toBe(actionYaml());
  });

  test('has every setting as an input, in kebab-case, and a default for none but the token', () => {
    expect(Object.keys(action.inputs)).toEqual(settingNames);
    for (const name of Object.keys(action.inputs)) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const withDefault = Object.entries<{ default?: string }>(action.inputs).filter(([, input]) => 'default' in input);
    expect(withDefault).toEqual([['github-token', expect.objectContaining({ default: '${{ github.token }}' })]]);
    expect(action.inputs['max-iterations'].description).toContain('3 retries, so up to 4 attempts');
  });

  test('has exactly the ten outputs, runs on node24 and cleans up after a kill', () => {
    expect(Object.keys(action.outputs)).toEqual([
      'outcome',
      'attempts',
      'run-id',
      'branch',
      'head-sha',
      'pull-request-number',
      'pull-request-url',
      'cost-usd',
      'report-path',
      'run-json',
    ]);
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action.js', post: 'dist/action-post.js' });
    // The Marketplace cuts longer ones.
    expect(action.description.length).toBeLessThanOrEqual(125);
  });
});

describe('README and the pages', () => {
  const tables = readmeTables(parse(read('action.yml')));

  test.each(Object.entries(tables))('have the table of %s', (name, table) => {
    expect(read(name === 'commands' ? 'docs/how-it-works.md' : 'README.md'), drifted).toContain(
      `<!-- ${name} -->\n\n${table}\n\n<!-- /${name} -->`,
    );
  });

  test('the table of settings has a row for each', () => {
    expect(tables.settings.split('\n')).toHaveLength(settingNames.length + 2);
    expect(tables.settings).toContain("| `test-command` | found from the repository's files |");
    expect(tables.settings).toContain('| `max-iterations` | `3` |');
  });
});

test('the default that is a full stop is told once', () => {
  expect(defaultSentence('working-directory')).toBe(' Default: .');
  expect(defaultSentence('max-iterations')).toBe(' Default: 3.');
  expect(defaultSentence('agent-command')).toBe('');
});
