/** Defines the schema of all settings: type, default and description of each, and the places where it may be set. */

import * as z from 'zod/mini';
import { presets, providers } from '../agent/providers-and-presets.ts';
import { settingsOnGitHub } from './github-settings.ts';
import {
  type About,
  about,
  alsoStory,
  branchName,
  branchPrefix,
  command,
  folder,
  globs,
  inputOnly,
  key,
  label,
  modelId,
  network,
  notFromFiles,
  number,
  prices,
  projects,
  services,
  serviceUrl,
  setting,
  variableNames,
  whole,
} from './setting-types.ts';

const commandText = 'a shell command, or none';
const globText = 'a list of globs';
const networkText = 'none, full, or a list of host names';
const ofKey = { places: notFromFiles, secret: true, allowed: 'a key of printable characters without blanks' } as const;
const ofAddress = { places: notFromFiles, allowed: 'an https address (http on loopback only) without a user name' };
const namesText = 'a list of names, except those of Redgreen, the runner and GitHub';

type Access = `${string}-api-key` | `${string}-base-url`;

/** Key and address of each provider that has its own. */
const accessRows: Record<Access, z.ZodMiniOptional<typeof key>> = Object.fromEntries(
  [...providers].flatMap(([name, { title, address: otherwise }]) =>
    otherwise === undefined
      ? []
      : [
          [
            `${name}-api-key`,
            setting(z.optional(key), `Key for ${title}, for the agents and reviews that ask it.`, ofKey),
          ],
          [
            `${name}-base-url`,
            setting(z.optional(serviceUrl), `Where ${title} answers, for a proxy of your own.`, {
              ...ofAddress,
              otherwise,
            }),
          ],
        ],
  ),
);
const withClient = [...providers].flatMap(([name, { open }]) => (open === undefined ? [] : [name]));

// The name is an input of the Action, a key of the file, the flag `--name` and the variable `REDGREEN_NAME`.
export const settingsSchema = z.strictObject({
  'github-token': setting(
    z.optional(z.string().check(z.minLength(1))),
    "Token for GitHub's API and for pushing. With the job's own token, CI on the pull request waits for your approval.",
    { places: inputOnly, secret: true, otherwise: "the job's token" },
  ),
  'app-id': setting(
    z.optional(z.string().check(z.regex(/^[\w.]{1,100}$/))),
    'Id of a GitHub App, with `private-key` instead of `github-token`. Its tokens are renewed during the run, and its pushes start CI.',
    { places: inputOnly, allowed: 'the id or the client id of an App', onlyOnGitHub: true },
  ),
  'private-key': setting(z.optional(z.string().check(z.minLength(1))), 'The private key (PEM) of the App.', {
    places: inputOnly,
    secret: true,
    allowed: 'a private key in PEM',
    onlyOnGitHub: true,
  }),
  'job-token': setting(
    z.optional(z.string().check(z.minLength(1))),
    'A second token, in case another `github-token` stops working during the run: it pushes the work and ends the comment. Leave it as it is.',
    { places: inputOnly, secret: true, otherwise: "the job's token", onlyOnGitHub: true },
  ),
  ...accessRows,
  'claude-code-oauth-token': setting(
    z.optional(key),
    'Subscription token (`claude setup-token`) for `agent: claude-code`, instead of a key. A review still needs a key.',
    ofKey,
  ),
  provider: setting(
    z._default(z.enum(withClient), 'anthropic'),
    "Who serves the models of the built-in agent and the review. bedrock and vertex use the machine's credentials, as the login actions of AWS and Google Cloud leave them.",
    { places: notFromFiles },
  ),
  model: setting(
    z._default(modelId, 'claude-sonnet-5-5'),
    'The model that implements, and reviews unless `review-model` says otherwise.',
    { allowed: 'the id of a model' },
  ),
  effort: setting(
    z.optional(z.enum(['low', 'medium', 'high', 'xhigh', 'max'])),
    'How hard the model thinks: more effort costs more and finds more.',
    { otherwise: "the model's own" },
  ),
  'review-model': setting(
    z.optional(modelId),
    'The model that reviews. For one of another provider, write `<provider>/<model>`.',
    {
      otherwise: '`model`',
      allowed: 'the id of a model',
    },
  ),
  agent: setting(
    z._default(z.enum(['anthropic', ...presets.keys(), 'command']), 'anthropic'),
    'Who implements: the built-in agent, an installed command-line agent, or any other program as `agent-command`.',
  ),
  'agent-command': setting(
    z.optional(command),
    'For `agent: command`: the program that gets the prompt on stdin and works in the tree, inside the sandbox.',
    { allowed: 'a shell command' },
  ),
  'agent-env': setting(
    z._default(variableNames, []),
    'Names of the environment variables that the command-line agent may see.',
    { allowed: namesText },
  ),
  'agent-network': setting(z._default(network, 'none'), 'Hosts that the command-line agent may reach.', {
    allowed: networkText,
  }),
  label: setting(z._default(label, 'ai-implement'), 'The label that starts a run.', {
    allowed: 'a label of up to 50 characters without a comma',
    onlyOnGitHub: true,
  }),
  'max-iterations': setting(
    z._default(whole(0, 10), 3),
    'How many times a red verification is fed back to the agent: 3 retries, so up to 4 attempts, for each TDD cycle and each rework.',
    { places: alsoStory },
  ),
  'max-iterations-limit': setting(
    z._default(whole(0, 10), 10),
    'The most that `max-iterations` may ask for. A story that asks for more gets the limit.',
  ),
  'setup-command': setting(
    z.optional(command),
    'Installs what build and tests need. It has a network, and runs before the model has seen anything.',
    { otherwise: "found from the repository's files", allowed: commandText },
  ),
  'build-command': setting(z.optional(command), 'Runs before the tests in every verification.', {
    otherwise: "found from the repository's files",
    allowed: commandText,
  }),
  'test-command': setting(
    z.optional(command),
    'Decides: a run passes only when this exits 0 on exactly the tree that is pushed.',
    { otherwise: "found from the repository's files", allowed: commandText },
  ),
  projects: setting(
    z.optional(projects),
    'Folders with commands of their own, for a repository without a test command at its root. Every verification runs all of them.',
    {
      otherwise: 'the workspaces that the root names',
      allowed: '{<folder>: {setup, build, test}}, each a shell command or none',
    },
  ),
  'test-timeout-minutes': setting(
    z._default(number(0.001, 360), 10),
    'Time limit of each verification (build and tests together), and of setup.',
  ),
  'timeout-minutes': setting(z._default(number(0.001, 1440), 60), 'Time limit of the whole run.'),
  mode: setting(
    z._default(z.enum(['standard', 'tdd']), 'standard'),
    'tdd writes a failing test for each acceptance criterion first, then makes it pass without touching that test.',
    { places: alsoStory },
  ),
  review: setting(
    z._default(z.boolean(), true),
    'A review by the model after green. It can ask for a rework; it cannot make a red run green.',
    { places: alsoStory },
  ),
  'max-reworks': setting(z._default(whole(0, 10), 1), 'How many times the findings of a review go back to the agent.'),
  'max-cost-usd': setting(
    z._default(number(0, 10_000), 10),
    'Ends the run before the call that could exceed this sum.',
  ),
  'max-turns': setting(z._default(whole(1, 1000), 150), 'Model calls in one attempt.'),
  'max-feedback-chars': setting(
    z._default(whole(200, 200_000), 5000),
    'How much test output the agent gets after a red verification, and the comment shows after a red run.',
  ),
  'working-directory': setting(z._default(folder, '.'), 'The folder in which the commands run.', {
    allowed: 'a folder inside the repository',
  }),
  'base-branch': setting(z.optional(branchName), 'The branch to start from and to open the pull request against.', {
    otherwise: 'the default branch; in a clone HEAD',
    allowed: 'the name of a branch',
  }),
  'branch-prefix': setting(z._default(branchPrefix, 'ai-implement/'), 'Branches are called <prefix><issue>-<slug>.', {
    allowed: 'the beginning of a branch name',
  }),
  sandbox: setting(
    z._default(z.enum(['auto', 'bubblewrap', 'namespaces', 'none']), 'auto'),
    'auto takes the strongest sandbox that works, and does not run without one. none runs all code without a sandbox.',
    { places: notFromFiles },
  ),
  'sandbox-network': setting(
    z._default(network, 'none'),
    "What the agent's shell, the build and the tests may reach. Loopback inside the sandbox always works.",
    { places: notFromFiles, allowed: networkText },
  ),
  'protected-paths': setting(
    z.optional(globs),
    'Paths that are never pushed, in addition to the built-in list (workflows, CODEOWNERS, agent instructions, …).',
    { otherwise: 'built-in list', allowed: globText },
  ),
  'test-paths': setting(z.optional(globs), 'Which files are tests.', { otherwise: 'built-in list', allowed: globText }),
  'test-report': setting(
    z.optional(globs),
    'Report files (JUnit XML, TAP, CTRF, JSON) that the tests write, read in addition to the output.',
    { otherwise: 'built-in list', allowed: globText },
  ),
  'test-env': setting(
    z._default(variableNames, []),
    'Names of the environment variables that setup, build and tests may see. Secrets among them are masked.',
    { allowed: namesText },
  ),
  'setup-env': setting(
    z._default(variableNames, []),
    "Names of the environment variables that only setup may see, such as the token of a private registry. On a branch that an agent has changed, only setup of the base sees them; on a bot's pull request, no setup does. Secrets among them are masked.",
    { allowed: namesText },
  ),
  'test-services': setting(
    z._default(services, []),
    'Ports of the runner that can be reached from the sandbox, such as localhost:5432.',
    { allowed: 'a list of localhost:<port>' },
  ),
  dependencies: setting(
    z._default(z.enum(['open', 'frozen']), 'open'),
    'open: the agent may add packages from the registry. frozen: changes to dependencies are not pushed.',
  ),
  baseline: setting(
    z._default(z.enum(['allow-known', 'require-green', 'allow-any']), 'allow-known'),
    'Whether to go on when the test command is red before the agent. allow-known: if it names failing tests. allow-any: always. require-green: never.',
  ),
  'flaky-reruns': setting(
    z._default(whole(0, 10), 1),
    'How many times a red verification runs again on the same tree, to tell a flaky test from a failure.',
  ),
  'test-check': setting(
    z._default(z.enum(['enforce', 'report', 'off']), 'enforce'),
    'Changes code and expectations a little, to check that the tests depend on the work. enforce: red if they would pass without it. report: only reported. off: not checked.',
  ),
  'tdd-max-cycles': setting(
    z._default(whole(1, 50), 10),
    'The most cycles of `mode: tdd`; further criteria share the last.',
  ),
  prices: setting(z._default(prices, {}), 'USD per million tokens, for models that the built-in table lacks.', {
    allowed: '{<model>: {input, output, cache-read, cache-write, cache-write-1h}}',
  }),
  'retention-days': setting(z._default(whole(1, 3650), 90), 'How long the record of a run is kept.'),
  ...settingsOnGitHub,
});

type Named = z.output<typeof settingsSchema>;
export type SettingName = keyof Named | Access;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

/** The settings of a run. Where the schema has no default the value may be absent. */
export type Settings = { [Name in keyof Named as Camel<Name>]: Named[Name] } & Record<
  `${string}ApiKey` | `${string}BaseUrl`,
  string | undefined
> & {
    /** The story's `tests: may-change`, where its author may ask for that. */
    testsMayChange: boolean;
  };

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** Settings that name a model: ceilings and known prices hold for each of them. */
export const modelSettings = settingNames.filter((name) => {
  const { def } = schemaOf(name) as z.ZodMiniOptional;
  return def.innerType === modelId;
});

export function schemaOf(name: SettingName): z.ZodMiniType {
  return (settingsSchema.shape as Record<string, z.ZodMiniType>)[name] ?? z.never();
}

export const aboutOf = (name: SettingName): About => about.get(schemaOf(name)) ?? { says: '', places: [] };

export function camelName<Name extends SettingName>(name: Name): Camel<Name> {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
}
