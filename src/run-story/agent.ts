/** Who implements and who reviews: opened with what they may see, and the prompts they get. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCommandAgent } from '../agent/command.ts';
import { nonceOf } from '../agent/delimit.ts';
import type { AgentPorts, Implementer } from '../agent/implementer.ts';
import { priceOf } from '../agent/prices.ts';
import { greenTask, type PromptFacts, redTask, refactorTask, storyPrompt } from '../agent/prompt.ts';
import { replayFetch } from '../agent/replay-fetch.ts';
import type { Reviewer } from '../agent/reviewer.ts';
import type { RunEvent } from '../run.ts';
import type { RunRequest } from '../run-request.ts';
import type { Cycle } from '../tdd.ts';
import type { Verification } from '../verification.ts';
import type { Commands } from '../verify/commands.ts';
import { splitNul } from '../workspace/git-path.ts';
import type { Sandbox } from '../workspace/sandbox-options.ts';
import type { Limits } from './limits.ts';
import { pick } from './open.ts';
import type { Workspace } from './workspace.ts';

export interface AgentPlace {
  request: RunRequest;
  workspace: Workspace;
  sandbox: Sandbox;
  limits: Limits;
  emit(event: RunEvent): Promise<void>;
}

export interface Agents extends AsyncDisposable {
  implementer: Implementer;
  /** undefined: review is off. */
  reviewer: Reviewer | undefined;
}

/** A limit on what nobody can count would be a false promise: said before the first call. */
export function unknownCost({ settings }: RunRequest): string[] {
  const { agent, model, prices } = settings;
  if (agent === 'command') return ['What the agent command costs is not known, so max-cost-usd cannot hold.'];
  if (priceOf(model, prices) !== null) return [];
  return [`What ${model} costs is not known (prices has none for it), so max-cost-usd cannot hold.`];
}

/** Loads what is needed, which takes longer than all the rest of a start: to be called where something else is waited for. */
export async function openAgents(place: AgentPlace): Promise<Agents> {
  const implementer = await openImplementer(place);
  const reviewer = place.request.settings.review ? await openRunReviewer(place) : undefined;
  return {
    implementer,
    reviewer,
    async [Symbol.asyncDispose]() {
      reviewer?.[Symbol.dispose]();
      await implementer[Symbol.asyncDispose]();
    },
  };
}

async function openImplementer(place: AgentPlace): Promise<Implementer> {
  const { settings, environment } = place.request;
  const ports = await agentPorts(place);
  if (settings.agent === 'command') {
    return openCommandAgent({
      command: settings.agentCommand ?? '',
      env: pick(environment, settings.agentEnv),
      network: settings.agentNetwork,
      timeoutMs: () => Math.max(1, place.limits.remainingMs()),
      ports,
    });
  }
  const { openAnthropicAgent } = await import('../agent/anthropic.ts');
  return openAnthropicAgent({
    ...apiOptions(place.request, 'implementer'),
    maxTurns: settings.maxTurns,
    instructions: await instructionsOf(place.workspace),
    ports,
  });
}

async function openRunReviewer(place: AgentPlace): Promise<Reviewer> {
  const { openReviewer } = await import('../agent/reviewer.ts');
  return openReviewer({ ...apiOptions(place.request, 'reviewer'), ports: await agentPorts(place) });
}

/** The first prompt of a run: the story, what is known, what a person added. */
export function firstPrompt(
  { runId, story, settings, start, trigger }: RunRequest,
  commands: Commands,
  known: Verification,
  feedback: string | undefined,
  task?: string,
): string {
  const { setup, build, test } = commands;
  const again = start.kind === 'again' ? start : undefined;
  const facts: PromptFacts = {
    commands: { setup, build, test },
    workingDirectory: settings.workingDirectory,
    knownFailures: known.failures.map(({ name }) => name),
    testsMayChange: settings.testsMayChange,
    hint: again?.hint ?? trigger.hint,
    reviewComments: again?.reviewComments,
    feedback,
  };
  return storyPrompt(story, facts, nonceOf(runId), task);
}

/** The prompt of one part of a TDD cycle; the first one of the run brings the story with it. */
export function cyclePrompt(
  request: RunRequest,
  commands: Commands,
  known: Verification,
): (phase: 'red' | 'green' | 'refactor', cycle: Cycle, provedRed?: Verification) => string {
  const nonce = nonceOf(request.runId);
  let first = true;
  return (phase, cycle, provedRed) => {
    const task =
      phase === 'red'
        ? redTask(cycle, nonce)
        : phase === 'green'
          ? greenTask(cycle, provedRed, nonce)
          : refactorTask(cycle);
    if (!first) return task;
    first = false;
    return firstPrompt(request, commands, known, undefined, task);
  };
}

function apiOptions({ settings, environment, replay }: RunRequest, who: 'implementer' | 'reviewer') {
  return {
    apiKey: settings.anthropicApiKey ?? '',
    fetch: replay && replayFetch(replay.filter(({ attempt }) => (attempt === 'review') === (who === 'reviewer'))),
    baseURL: settings.anthropicBaseUrl,
    proxyEnv: { ...environment },
    model: settings.model,
    prices: settings.prices,
  };
}

async function agentPorts({ request, workspace, sandbox, limits, emit }: AgentPlace): Promise<AgentPorts> {
  const { git, tree } = workspace.repository;
  const logDir = join(request.runDir, 'logs');
  await mkdir(logDir, { recursive: true });
  return {
    exec: sandbox.shell,
    tree,
    logDir,
    emit,
    limit: limits.check,
    listFiles: async () => splitNul(await git.bytes(['ls-files', '-co', '--exclude-standard', '-z', '--deduplicate'])),
    redact: request.redact,
    keepAnswer: request.keepAnswer,
    now: () => performance.now(),
    sleep: async (ms, signal) => {
      await wait(ms, undefined, { signal }).catch(() => undefined);
    },
  };
}

/** AGENTS.md, else CLAUDE.md, as the base branch has it: never as a branch or the agent changed it. */
async function instructionsOf({ repository, base }: Workspace): Promise<string | undefined> {
  for (const name of ['AGENTS.md', 'CLAUDE.md']) {
    const text = await repository.readFile(base.commit, name);
    if (text !== undefined) return text;
  }
  return undefined;
}
