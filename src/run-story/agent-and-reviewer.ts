/** Creates a run's coding agent and its reviewing model from the settings, or from recorded answers of a past run. */

import { mkdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { openAnthropicAgent } from '../agent/built-in-agent.ts';
import { openCommandAgent, openPresetAgent } from '../agent/command-agents.ts';
import type { AgentPorts, Implementer } from '../agent/implementer.ts';
import type { Preset } from '../agent/preset.ts';
import { nonceOf, type PromptFacts, storyPrompt } from '../agent/prompt.ts';
import type { Provider } from '../agent/provider.ts';
import { presets, providers } from '../agent/providers-and-presets.ts';
import { replayFetch } from '../agent/replay-fetch.ts';
import { openReviewer, type Reviewer } from '../agent/reviewer.ts';
import { openKnownChange } from '../agent/stand-in-agent.ts';
import { fetchImages } from '../agent/story-images.ts';
import { accessTo, agentProvider, reviewProvider } from '../config/provider-settings.ts';
import { camelName, type Settings } from '../config/settings.ts';
import { splitNul } from '../git/git.ts';
import { pick } from './environment.ts';
import type { RunRequest, Workspace } from './run-request.ts';
import type { Base, RunningBaseline, RunPlace, Verifier } from './verifier.ts';

export interface Agents extends AsyncDisposable {
  implementer: Implementer;
  /** undefined: review is off. */
  reviewer: Reviewer | undefined;
}

export async function openAgents({ verifier, running }: Base): Promise<Agents> {
  const { request, settings } = verifier;
  const ports = await agentPorts(verifier);
  const implementer = await openImplementer(verifier, ports, running);
  const reviewer = settings.review ? await openReviewer({ ...apiOptions(request, 'reviewer'), ports }) : undefined;
  return { implementer, reviewer, [Symbol.asyncDispose]: () => implementer[Symbol.asyncDispose]() };
}

async function openImplementer(verifier: Verifier, ports: AgentPorts, running: RunningBaseline | undefined) {
  const { request, settings, repository, limits } = verifier;
  const { host, replay } = request;
  if (replay?.kind === 'change') {
    const { commit } = replay;
    const leave = commit === undefined ? undefined : async () => repository.writeTree(await repository.treeOf(commit));
    return openKnownChange(leave, ports);
  }
  const command = {
    env: pick(host.environment, settings.agentEnv),
    network: settings.agentNetwork,
    timeoutMs: () => Math.max(1, limits.remainingMs()),
    ports,
  };
  if (settings.agent === 'command') return openCommandAgent({ command: settings.agentCommand ?? '', ...command });
  const { model, effort, prices, maxTurns } = settings;
  const { images } = request.story;
  const preset = presets.get(settings.agent);
  if (preset !== undefined) {
    return openPresetAgent({ ...command, preset, model, effort, prices, maxTurns, ...presetAccess(settings, preset) });
  }
  return openAnthropicAgent({
    ...apiOptions(request, 'implementer'),
    maxTurns,
    instructions: await instructionsOf(verifier.workspace, settings.workingDirectory),
    testMs: () => verifier.before?.durationMs ?? 0,
    news: running?.news,
    // In a replay nothing may leave the machine.
    images: images && replay === undefined ? fetchImages(images) : undefined,
    ports,
  });
}

/** An agent's first prompt in this process: the story, what is known, what a person added, and the task. */
export function firstPrompt({ baseline, verifier: { request, settings, commands } }: Base, task: string): string {
  const { record, story, code, origin } = request;
  const { setup, build, test } = commands;
  const { theirs, hint, reviewComments, checks } = code.start;
  const facts: PromptFacts = {
    commands: { setup, build, test },
    someDecide: commands.projects !== undefined && theirs === undefined,
    workingDirectory: settings.workingDirectory,
    network: settings.agent === 'anthropic' ? settings.sandboxNetwork : settings.agentNetwork,
    knownFailures: baseline?.failures.map(({ name }) => name),
    testsMayChange: settings.testsMayChange,
    hint: hint ?? origin.trigger.hint,
    reviewComments,
    checks,
  };
  return storyPrompt(story, facts, nonceOf(record.runId), task);
}

function presetAccess(settings: Settings, { provider: name, tokenSetting }: Preset) {
  const { apiKey, baseURL } = accessTo(settings, name);
  const token = tokenSetting && settings[camelName(tokenSetting)];
  return { provider: providers.get(name) as Provider, key: token ?? apiKey ?? '', baseURL };
}

function apiOptions({ settings, replay }: RunRequest, who: 'implementer' | 'reviewer') {
  const chosen = who === 'reviewer' ? reviewProvider(settings) : agentProvider(settings);
  const answers = replay?.kind === 'answers' ? replay.answers : undefined;
  return {
    provider: chosen?.provider,
    ...(chosen && accessTo(settings, chosen.name)),
    fetch: answers && replayFetch(answers.filter(({ attempt }) => (attempt === 'review') === (who === 'reviewer'))),
    model: (who === 'reviewer' ? reviewProvider(settings).model : undefined) ?? settings.model,
    effort: settings.effort,
    prices: settings.prices,
  };
}

async function agentPorts({ request, runDir, repository, sandbox, limits, emit }: RunPlace): Promise<AgentPorts> {
  const { git, tree } = repository;
  const logDir = join(runDir, 'logs');
  await mkdir(logDir, { recursive: true });
  return {
    exec: sandbox.agent,
    search: sandbox.shell,
    tree,
    logDir,
    emit,
    limit: limits.check,
    wait: limits.wait,
    budget: limits.budget,
    listFiles: async () => splitNul(await git.bytes(['ls-files', '-co', '--exclude-standard', '-z', '--deduplicate'])),
    redact: request.host.redact.forAgent,
    keepAnswer: request.record.keepAnswer,
    now: () => performance.now(),
  };
}

/** The file nearest to the work, from the folder in which the commands run up to the root. */
export async function instructionsOf(
  { repository, base }: Workspace,
  workingDirectory: string,
): Promise<string | undefined> {
  for (let folder = posix.normalize(workingDirectory); ; folder = posix.dirname(folder)) {
    for (const name of ['AGENTS.md', 'CLAUDE.md']) {
      const text = await repository.readFile(base.commit, posix.join(folder, name)).catch(() => undefined);
      if (text !== undefined) return text;
    }
    if (folder === '.' || folder === '/') return undefined;
  }
}
