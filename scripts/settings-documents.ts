/** Writes what other files say about the settings – action.yml, docs/reference.md – from the one schema. */

import { stringify } from 'yaml';
import { allowedWords, defaultSentence, defaultWords, placeSentence } from '../src/config/setting-phrases.ts';
import { aboutOf, type SettingName, settingNames } from '../src/config/settings.ts';

/** The outputs of the Action, set on every path. */
export const outputs = {
  outcome:
    'How the run ended: passed, failed, no-progress, no-changes, rejected, over-budget, timed-out, cancelled, setup-failed, provider-error, publish-failed, refused, skipped, misconfigured or error.',
  attempts: 'How many attempts the agent made, the initial one included; 0 if it was not needed.',
  'run-id': 'Id of the run.',
  branch: 'The branch with the commits.',
  'head-sha': 'The commit at its head.',
  'pull-request-number': 'Number of the pull request.',
  'pull-request-url': 'Address of the pull request.',
  'cost-usd': 'What the model cost, in USD; empty if it is not known.',
  'report-path': 'Path of the report (one HTML file) on the runner.',
  'run-json': 'Path of run.json, the whole record of the run, on the runner.',
} as const;

/** What the job's own token is the value of, where nothing else is given: nobody but the workflow can hand it over. */
const jobTokens: readonly SettingName[] = ['github-token', 'job-token'];

/** action.yml as it has to be. No input but the tokens has a `default:`: an empty input is "not given". */
export function actionYaml(): string {
  const inputs = Object.fromEntries(
    settingNames.map((name) => [
      name,
      {
        description: inputDescription(name),
        required: false,
        ...(jobTokens.includes(name) ? { default: '${{ github.token }}' } : {}),
      },
    ]),
  );
  const action = {
    name: 'Redgreen',
    description:
      "Turns a labelled issue into a green pull request: an agent implements it, the repository's own tests decide.",
    author: 'Redgreen',
    branding: { icon: 'repeat', color: 'purple' },
    inputs,
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, description]) => [name, { description }])),
    runs: { using: 'node24', main: 'dist/action.js', post: 'dist/action-post.js' },
  };
  return `# Inputs and outputs are written by \`node scripts/readme-tables.ts\` from src/config.\n${stringify(action, { lineWidth: 0 })}`;
}

function inputDescription(name: SettingName): string {
  const { says, secret } = aboutOf(name);
  const allowed = secret ? '' : ` Allowed: ${allowedWords(name)}.`;
  return `${says}${allowed}${defaultSentence(name)}`;
}

/** `settings` and `outputs`, as docs/reference.md has them. */
export function settingTables(): Record<'settings' | 'outputs', string> {
  return {
    settings: table(
      ['setting', 'default', 'what it does'],
      settingNames.map((name) => [`\`${name}\``, code(defaultWords(name), aboutOf(name).otherwise), description(name)]),
    ),
    outputs: table(
      ['output', 'what it holds'],
      Object.entries(outputs).map(([name, what]) => [`\`${name}\``, what]),
    ),
  };
}

function description(name: SettingName): string {
  const { says, secret } = aboutOf(name);
  const allowed = secret ? '' : ` Allowed: ${allowedWords(name)}.`;
  return `${says}${allowed}${placeSentence(name)}`;
}

function code(value: string, words: string | undefined): string {
  return value === '–' || words !== undefined ? value : `\`${value}\``;
}

/** A table in Markdown. GitHub would take `<prefix>` for a tag, and a bar for the end of a cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/<(?=[^`]*(?:`[^`]*`[^`]*)*$)/g, '&lt;')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
