/** Carries out one eval story (task): the agent implements it, and hidden tests that it never sees judge the result. */

import { join } from 'node:path';
import { resolveSettings } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { problemText } from '../run/errors.ts';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import type { Outcome, Run } from '../run/run.ts';
import { noUsage } from '../run/usage.ts';
import { type Fixture, openFixture, verifyHidden } from '../run-story/eval-trial.ts';
import { runRecorded, tidyRunFolder } from '../run-story/recorded-run.ts';
import type { Replay } from '../run-story/run-request.ts';
import type { Store } from '../store/database.ts';
import { readAnswers } from '../store/run-files.ts';
import { keepOwner, makeRunFolder, newRunId } from '../store/run-folder.ts';
import type { StandIn, StoryResult } from './eval-types.ts';
import type { EvalStory } from './story-file.ts';

export interface StoryPlace {
  store: Store;
  /** The record's folder. */
  root: string;
  /** The clone that stories without a fixture start from; undefined where there is none. */
  clone?: string;
  /** Settings by kebab-case name, for every story. */
  flags: NodeJS.ReadOnlyDict<string>;
  environment: NodeJS.ReadOnlyDict<string>;
  signal: AbortSignal;
  /** Repeats the answers that lie beside the story: the model is not asked. */
  replay: boolean;
  standIn?: StandIn;
}

/** Runs a story. undefined: it was interrupted, so nothing is known about it. Never throws for what the story did. */
export async function runStoryOnce(
  story: EvalStory,
  repetition: number,
  place: StoryPlace,
): Promise<StoryResult | undefined> {
  const started = performance.now();
  const finish = ({ status, run, error, worktree }: Ended): StoryResult => ({
    ...{ storyId: story.id, title: story.title, repetition, status, error },
    durationMs: Math.round(performance.now() - started),
    finishedAt: new Date().toISOString(),
    outcome: run?.outcome,
    runId: run?.id,
    worktree: status === 'passed' ? undefined : worktree,
    requestIds: run?.attempts.flatMap(({ requestIds }) => requestIds) ?? [],
    attempts: run?.attemptCount ?? 0,
    usage: run?.usage ?? noUsage,
    // What was recorded was paid when it was.
    costUsd: run === undefined || place.replay ? 0 : run.costUsd,
    model: run?.model ?? '',
  });
  try {
    const ended = await carry(story, place);
    return ended === undefined || place.signal.aborted ? undefined : finish(ended);
  } catch (error) {
    if (place.signal.aborted) return undefined;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return finish({ status: 'error', error: { message, stack } });
  }
}

interface Ended {
  status: StoryResult['status'];
  run?: Run;
  error?: { message: string; stack?: string };
  worktree?: string;
}

async function carry(story: EvalStory, place: StoryPlace): Promise<Ended | undefined> {
  const { store, root, environment, signal } = place;
  const replay = await replayOf(story, place);
  const runId = newRunId(new Date());
  const folder = await makeRunFolder(root, runId);
  await keepOwner(folder);
  const fixture = await openStoryFixture(story, folder, place);
  const { settings, sources, problems, warnings } = settingsFor(story, fixture, place);
  if (problems.length > 0) return { status: 'error', error: { message: problems.map(problemText).join('\n') } };

  const { run } = await runRecorded({
    story: story.story,
    settings,
    resolution: { sources, warnings },
    origin: { trigger: { kind: 'eval', actor: environment.USER } },
    code: { repository: story.id, clone: fixture.clone },
    record: { store, runId, runDir: folder },
    environment,
    replay,
    signal,
  });
  if (run.outcome === 'cancelled') return undefined;
  const ended = await judge(story, run, settings, { fixture, folder, place });
  // Record, logs and answers stay; the tree only where somebody will want to look into it.
  const made = ['fixture', 'fixture.git', 'empty'];
  await tidyRunFolder(folder, ended.status === 'passed' ? [...made, 'tree'] : made);
  return ended;
}

async function replayOf(story: EvalStory, { replay, standIn }: StoryPlace): Promise<Replay | undefined> {
  if (standIn === 'empty') return { kind: 'change' };
  if (standIn === undefined) return replay ? { kind: 'answers', answers: await answersOf(story) } : undefined;
  if (story.reference !== undefined) return { kind: 'change', commit: story.reference };
  throw new Error(`${story.path} names no commit as its reference; \`redgreen eval import\` writes stories that do`);
}

/** The recorded answers of a story lie beside it. */
async function answersOf({ file }: EvalStory): Promise<RecordedAnswer[]> {
  const path = file.replace(/\.(?:md|markdown)$/i, '.answers.jsonl');
  const answers = await readAnswers(path);
  if (answers === undefined) throw new Error(`no answers were recorded for this story: there is no ${path}`);
  return answers;
}

async function openStoryFixture(
  { fixture, path, reference }: EvalStory,
  folder: string,
  { clone, environment, standIn }: StoryPlace,
): Promise<Fixture> {
  if (fixture.kind !== 'here') return openFixture(fixture, folder, environment);
  if (clone === undefined) throw new Error(`${path} has no fixture, and there is no git repository around it`);
  if (fixture.commit === undefined) return openFixture({ kind: 'clone', path: clone }, folder, environment);
  const known = standIn === 'reference' && reference !== undefined ? [reference] : [];
  return openFixture({ kind: 'commits', clone, commits: [fixture.commit, ...known] }, folder, environment);
}

/** A stand-in cannot answer feedback or a review, so it has neither. */
const forStandIns = { review: 'false', 'max-iterations': '0' };

/** A failure is never tried again by itself, not even to see whether it is a flake: it is a fact about the agent. */
function settingsFor(story: EvalStory, fixture: Fixture, { flags, environment, replay, standIn }: StoryPlace) {
  return resolveSettings({
    flags: { 'flaky-reruns': '0', ...(standIn && forStandIns), ...flags },
    // A story of a suite is red before anybody worked on it, however its command says so; any other layer is stronger.
    organisationFile: 'baseline: allow-any\n',
    inputs: story.settings,
    // Whether a stand-in's tests can fail is only reported, unless somebody asks for more or less.
    environment: standIn === undefined ? environment : { REDGREEN_TEST_CHECK: 'report', ...environment },
    repositoryFile: fixture.configText,
    story: { frontMatter: story.wishes, mayWrite: true, source: story.path },
    needsKey: !replay && standIn === undefined,
  });
}

/** Outcomes that are the agent's doing; whatever else kept a story from an end is `error`. */
const failures = new Set<Outcome | undefined>([
  ...(['failed', 'no-progress', 'no-changes'] as const),
  ...(['rejected', 'over-budget', 'timed-out'] as const),
]);

async function judge(
  { hiddenTests }: EvalStory,
  run: Run,
  settings: Settings,
  { fixture, folder, place }: { fixture: Fixture; folder: string; place: StoryPlace },
): Promise<Ended> {
  const status = run.outcome === 'passed' ? 'passed' : failures.has(run.outcome) ? 'failed' : 'error';
  const worktree = join(folder, 'tree');
  if (status !== 'passed') return { status, run, worktree, error: { message: run.detail ?? run.outcome ?? '' } };
  if (hiddenTests === undefined) return { status: 'passed', run };
  const { environment, signal } = place;
  const { clone } = fixture;
  const hidden = await verifyHidden({ run, settings, clone, hiddenTests, runDir: folder, environment, signal });
  if ('problem' in hidden)
    return { status: 'error', run, worktree, error: { message: `hidden tests: ${hidden.problem}` } };
  if (hidden.result === 'passed') return { status: 'passed', run };
  const names = hidden.failures.map(({ name }) => name).join(', ');
  const message = `hidden tests ${hidden.result}${names === '' ? ` (exit ${hidden.exitCode})` : `: ${names}`}`;
  return { status: 'failed', run, worktree, error: { message, stack: hidden.output } };
}
