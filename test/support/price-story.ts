/** Runs stories about a price by the command line, with a scripted model: what tests of entry/ and run-story/ share. */

import type { Run } from '../../src/run/run.ts';
import { type CliOptions, type Folder, redgreen } from './cli.ts';
import { call, doThenSay, type ModelReply, startModel } from './model.ts';
import { promptsOf } from './model-prompts.ts';

export const key = 'sk-test-canary-0123456789';

export const priceFiles = {
  '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\nsetup-command: none\nbaseline: allow-any\n',
  'price.txt': '0\n',
  'test.sh': 'test "$(cat price.txt)" = 90 && exit 0\necho "FAIL the price is $(cat price.txt), not 90"\nexit 1\n',
  'story.md': '# Ten percent off\n\nThe price is 90.\n',
};

/** One go of the agent. */
export const writes = (price: string): ModelReply[] =>
  doThenSay([call('write', { file_path: 'price.txt', content: `${price}\n` })], `The price is ${price}.`);

/** A command of `redgreen` whose model follows a script: how it ended, and what the model was asked. */
export async function withModel(
  folder: Pick<Folder, 'path'>,
  script: ModelReply[],
  args: string[],
  more: Partial<CliOptions> = {},
) {
  await using model = await startModel(script, { apiKey: key });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url, ...more.environment };
  const ended = await redgreen(args, { cwd: folder.path, ...more, environment });
  /** What `--json` printed. */
  const run = (): Run => {
    if (!ended.stdout.startsWith('{')) throw new Error(ended.stderr);
    return JSON.parse(ended.stdout);
  };
  const sent = model.requests.map(({ bytes }) => String(bytes));
  return { ...ended, run, sent, prompts: promptsOf(model), requests: model.requests };
}
