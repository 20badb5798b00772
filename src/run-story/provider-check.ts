/** Asks the model providers before a run whether they accept its keys; `doctor --live` makes paid trial calls too. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openAnthropicAgent } from '../agent/built-in-agent.ts';
import type { AgentPorts, ModelOptions } from '../agent/implementer.ts';
import { stopFor } from '../agent/provider-error.ts';
import { openReviewer } from '../agent/reviewer.ts';
import {
  accessTo,
  agentProvider,
  type ChosenProvider,
  reviewProvider,
  subscriptionToken,
} from '../config/provider-settings.ts';
import type { Settings } from '../config/settings.ts';
import { type Check, fail, ok, warn } from '../run/doctor-check.ts';
import { temporaryFolder } from '../run/remove-tree.ts';
import type { RunEvent, Stop } from '../run/run.ts';
import { costWords } from '../run/run-phrases.ts';
import { addCost } from '../run/usage.ts';
import { hasWishes, type RunRequest } from './run-request.ts';

const longestMs = 3_000;

/**
 * Keys that their providers do not know, found before setup and tests run for nothing. It ends the run where the agent is sure to
 * be needed; else, as for the review's own key, it is a warning.
 */
export async function refusedKeys(request: RunRequest): Promise<{ stop?: Stop; warnings: string[] }> {
  const { settings, replay, code } = request;
  if (replay !== undefined) return { warnings: [] };
  const agent = subscriptionToken(settings) ? undefined : agentProvider(settings);
  const review = reviewProvider(settings);
  const [stop, unreviewed] = await Promise.all([
    refusal(settings, agent),
    refusal(settings, settings.review && review.name !== agent?.name ? review : undefined, review.model),
  ]);
  if (stop !== undefined && (code.start.kind === 'new' || hasWishes(request))) return { stop, warnings: [] };
  return {
    warnings: [
      ...(stop === undefined ? [] : [`${stop.detail} The run goes on only because its branch may be green.`]),
      ...(unreviewed === undefined ? [] : [`${unreviewed.detail} The run goes on, and ends without a review.`]),
    ],
  };
}

/** Where there is no key, a question may cost something. */
async function refusal(settings: Settings, chosen: ChosenProvider | undefined, model = settings.model) {
  const access = chosen && accessTo(settings, chosen.name);
  if (chosen === undefined || access?.apiKey === undefined) return undefined;
  const { provider } = chosen;
  const answer = await Promise.race([
    provider.ask(access, model).catch(() => undefined),
    wait(longestMs, undefined, { ref: false }),
  ]);
  if (answer?.status !== 401) return undefined;
  return stopFor('key-refused', `401 from ${answer.host}`, provider.credential);
}

interface LiveCall extends ModelOptions {
  signal: AbortSignal;
}

export interface LiveCheckOptions extends Omit<LiveCall, 'ports'> {
  /** Whom the review asks. */
  reviewer: Pick<LiveCall, 'provider' | 'apiKey' | 'baseURL' | 'model'>;
  redact(text: string): string;
}

type Turn = Extract<RunEvent, { type: 'turn-finished' }>;

const costOf = (turns: readonly Turn[]) => turns.reduce<number | null>((sum, { costUsd }) => addCost(sum, costUsd), 0);

// What it costs as a rule is a third of it.
const mostUsd = 0.3;

/** Each finding as it is made. Ends early where nothing after it could go better. */
export async function* checkLive(options: LiveCheckOptions): AsyncGenerator<Check> {
  const { reviewer, redact, ...question } = options;
  await using scratch = await temporaryFolder(join(tmpdir(), 'redgreen-live-'));
  const { path: folder } = scratch;
  const turns: Turn[] = [];
  const ports = await portsIn(folder, turns, { redact, signal: question.signal });
  const call: LiveCall = { ...question, effort: question.effort ?? 'low', ports };
  const trouble = yield* checkRed(call, folder, turns);
  if (trouble) return;
  yield await checkReview({ ...call, ...reviewer });
  const cost = costOf(turns);
  yield cost === null
    ? warn('cost', `no price is known for ${call.model}`, 'Set `prices`.')
    : ok('cost', `${costWords(cost)} for ${turns.length} calls`);
}

/** One attempt, and one more for what is red. True where the model could not be used at all. */
async function* checkRed(call: LiveCall, folder: string, turns: Turn[]): AsyncGenerator<Check, boolean> {
  const prompts = [
    'This is a try of the connection. Write the line 80 into price.txt with the tool write, then say that it is done. Do nothing else.',
    'The test is red: price.txt holds 80, and 90 was expected. Correct price.txt, then say that it is done.',
  ];
  await using agent = await openAnthropicAgent({ ...call, maxTurns: 8 });
  for (const [index, prompt] of prompts.entries()) {
    const name = { number: index + 1, phase: { name: 'standard' as const }, retry: index, of: 1 };
    const { stop } = await agent.implement(name, prompt, call.signal);
    if (stop === undefined) continue;
    yield fail('red', stop.detail, 'Nothing else was tried.');
    return true;
  }
  const held = (await readFile(join(folder, 'tree', 'price.txt'), 'utf8')).trim();
  yield held === '90'
    ? ok('red', `one red fed back and mended, in ${turns.length} calls of ${call.model}`)
    : warn('red', `price.txt holds ${held.slice(0, 40)}, not 90`, 'Try another `model`.');
  return false;
}

async function checkReview(call: LiveCall) {
  const reviewer = await openReviewer({ ...call, maxTurns: 8 });
  const criteria = ['price.txt holds 90'];
  const story = { title: 'Ninety', body: 'The price is 90.', criteria, nonGoals: [], stopConditions: [], comments: [] };
  const diff = '--- a/price.txt\n+++ b/price.txt\n@@ -1 +1 @@\n-0\n+90\n';
  const end = await reviewer.review(
    { story, asking: '', diff, changedTests: [], changes: [], doubts: [], nonce: 'live' },
    call.signal,
  );
  if ('missing' in end) return fail('review', end.missing, 'Try another `review-model`, or `review: false`.');
  const { verdict, criteria: judged } = end.review;
  const found = `${verdict}, ${judged.length} criterion judged by ${call.model}`;
  if (verdict === 'approve' && judged.length === 1) return ok('review', found);
  return warn('review', found, 'The reviewer should have approved the change, which meets its story.');
}

async function portsIn(
  folder: string,
  turns: Turn[],
  { redact, signal }: Pick<LiveCheckOptions, 'redact' | 'signal'>,
): Promise<AgentPorts> {
  const [tree, logDir] = [join(folder, 'tree'), join(folder, 'logs')];
  await mkdir(tree);
  await mkdir(logDir);
  await writeFile(join(tree, 'price.txt'), '0\n');
  return {
    // No sandbox is opened here, so nothing of the model's is run.
    async exec({ logPath }) {
      await writeFile(logPath, 'There is no shell in this try.\n');
      return { exitCode: 1, ended: 'exited', durationMs: 0, logBytes: 31 };
    },
    tree,
    logDir,
    emit: async (event) => void (event.type === 'turn-finished' && turns.push(event)),
    limit: async () => (signal.aborted ? { outcome: 'cancelled', detail: String(signal.reason) } : undefined),
    budget() {
      const spentUsd = costOf(turns);
      return spentUsd === null ? undefined : { spentUsd, maxUsd: mostUsd };
    },
    listFiles: async () => ['price.txt'],
    redact,
    wait: ({ durationMs }, until) => wait(durationMs, undefined, { signal: until }).catch(() => undefined),
    now: () => performance.now(),
  };
}
