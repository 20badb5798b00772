/** What is written about the settings elsewhere – action.yml, the README – made from the one schema. */

import { stringify } from 'yaml';
import { allowedWords, defaultSentence, defaultWords, placeSentence } from '../src/config/allowed.ts';
import { about } from '../src/config/setting-types.ts';
import { type SettingName, settingNames, settingsSchema } from '../src/config/settings.ts';
import { commands } from '../src/github/commands.ts';

/** The outputs of the Action, set on every path. */
export const outputs = {
  outcome:
    'How the run ended: passed, failed, no-progress, no-changes, rejected, over-budget, timed-out, cancelled, setup-failed, provider-error, publish-failed, refused, skipped, misconfigured or error.',
  attempts: 'How many attempts the agent made, the initial one included; 0 where it was not needed.',
  'run-id': 'Id of the run.',
  branch: 'The branch with the commits.',
  'head-sha': 'The commit at its head.',
  'pull-request-number': 'Number of the pull request.',
  'pull-request-url': 'Address of the pull request.',
  'cost-usd': 'What the model cost, in USD; empty where it is not known.',
  'report-path': 'Path of the report (one HTML file) on the runner.',
  'run-json': 'Path of run.json, the whole record of the run, on the runner.',
} as const;

/** action.yml as it has to be. No input but the token has a `default:`: an empty input is "not given". */
export function actionYaml(): string {
  const inputs = Object.fromEntries(
    settingNames.map((name) => [
      name,
      {
        description: inputDescription(name),
        required: false,
        ...(name === 'github-token' ? { default: '${{ github.token }}' } : {}),
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
  const { says } = detail(name);
  const allowed = detail(name).secret === true ? '' : ` Allowed: ${allowedWords(name)}.`;
  return `${says}${allowed}${defaultSentence(name)}`;
}

/** The README's tables, from action.yml: `settings` and `outputs`. */
export function readmeTables(action: {
  outputs: Record<string, { description: string }>;
  inputs: Record<string, { description: string }>;
}): Record<'settings' | 'outputs' | 'commands', string> {
  const settings = Object.keys(action.inputs).filter((name): name is SettingName => name in settingsSchema.shape);
  return {
    settings: table(
      ['setting', 'default', 'what it does'],
      settings.map((name) => [`\`${name}\``, code(defaultWords(name), detail(name).otherwise), told(name)]),
    ),
    outputs: table(
      ['output', 'what it holds'],
      Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description]),
    ),
    commands: table(
      ['comment', 'what it does'],
      Object.values(commands).map(({ written, startsRun, does }) => [
        `\`${written}${startsRun ? ' <hint>' : ''}\``,
        does,
      ]),
    ),
  };
}

function told(name: SettingName): string {
  const { says, secret } = detail(name);
  const allowed = secret === true ? '' : ` Allowed: ${allowedWords(name)}.`;
  // GitHub would take `<prefix>` for a tag.
  return `${says}${allowed}${placeSentence(name)}`.replaceAll('<', '&lt;');
}

/** Every setting is registered with its description. */
function detail(name: SettingName) {
  const found = about.get(settingsSchema.shape[name]);
  if (found === undefined) throw new Error(`${name} has no description`);
  return found;
}

function code(value: string, words: string | undefined): string {
  return value === '–' || words !== undefined ? value : `\`${value}\``;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
