/** Renders the general parts of a run's HTML report: outcome and its cause, issue text, settings and AI reviews. */

import { html } from 'hono/html';
import { waitsForPerson } from '../../run/final-verification.ts';
import type { RunLog } from '../../run/logs-and-diffs.ts';
import { afterInterruption } from '../../run/next-step.ts';
import { isLocal, outcomeWords } from '../../run/outcome.ts';
import type { Run } from '../../run/run.ts';
import {
  attemptsWords,
  doingWords,
  durationWords,
  farWords,
  placeWords,
  redBeforeWords,
  runCostWords,
  runTokensWords,
} from '../../run/run-phrases.ts';
import { isOfPullRequest } from '../../run/starting-point.ts';
import type { Review } from '../../run/verification.ts';
import type { ReportInput } from '../report-input.ts';
import { verificationView } from './attempt.ts';
import { badge, type Html, link, markdown, moving, outcomeKind, visible, withCode } from './elements.ts';

export function stateWord(run: Run, interrupted = false) {
  return run.outcome ?? (interrupted ? 'interrupted' : 'running');
}

function runDuration({ startedAt, endedAt }: Run, interruptedAt: string | undefined) {
  const end = endedAt ?? interruptedAt;
  return end === undefined ? moving(startedAt) : durationWords(Date.parse(end) - Date.parse(startedAt));
}

/** An interrupted run came as far as its last event. */
export function header({ run, events, interrupted = false }: Omit<ReportInput, 'logs' | 'diffs'>) {
  const interruptedAt = interrupted ? (events.at(-1)?.at ?? run.startedAt) : undefined;
  const { story, pullRequest } = run;
  const storyLink = link(story.url, story.issue === undefined ? (story.path ?? 'story') : `#${story.issue}`);
  // It was opened as one; a run that passed has made it ready, unless a person is to look at changed tests first.
  const ready = run.outcome === 'passed' && !waitsForPerson(run);
  const draft = pullRequest?.draft === true && !ready ? ' (draft)' : '';
  const request = pullRequest === undefined ? '' : html` → ${link(pullRequest.url, `#${pullRequest.number}${draft}`)}`;
  const head = run.headSha === undefined ? '' : html` @ <code>${run.headSha.slice(0, 7)}</code>`;
  return html`<p class="where">Redgreen · ${visible(run.repository)} · run ${run.id}</p>
<h1>${withCode(story.title)}</h1>
<p class="sum">${badge(stateWord(run, interrupted))} ${attemptsWords(run.attemptCount)} · ${runDuration(run, interruptedAt)} · ${runCostWords(run)} · ${storyLink}${request}
${run.branch === undefined ? '' : html` · <code>${visible(run.branch)}</code>${head}`}</p>`;
}

function baseOf({ base: { branch, commit }, trigger }: Run) {
  const from = html`<code>${commit.slice(0, 7)}</code>`;
  return isOfPullRequest(trigger)
    ? html`${from} of the pull request, against <code>${visible(branch)}</code>`
    : html`<code>${visible(branch)}</code> @ ${from}`;
}

export function facts(run: Run) {
  const { baseline, commands, setup, trigger, story } = run;
  const code = (text: string | undefined) => (text === undefined ? undefined : html`<code>${visible(text)}</code>`);
  const all: [string, Html | string | undefined][] = [
    ['Asked by', `${visible(trigger.actor ?? 'the command line')} (${trigger.kind})`],
    ['Hint', trigger.hint === undefined ? undefined : visible(trigger.hint)],
    ['Started', html`<time datetime="${run.startedAt}">${run.startedAt.slice(0, 19).replace('T', ' ')} UTC</time>`],
    ['Base', baseOf(run)],
    ['Mode', run.mode],
    ['Retries', `at most ${run.maxIterations}`],
    ['Model', visible(run.model)],
    ['Cost', `${runCostWords(run)}${runTokensWords(run)}`],
    ['Sandbox', visible(run.sandbox)],
    ['Setup', code(commands.setup)],
    ['Setup took', setup && durationWords(setup.durationMs)],
    ['Build', code(commands.build)],
    ['Tests', code(commands.test)],
    ['Baseline took', baseline && (baseline.reused ? '0 s (reused)' : durationWords(baseline.durationMs))],
    ['Commands from', commands.because === undefined ? undefined : visible(commands.because)],
    ['Continues run', code(run.parentRun)],
  ];
  const defined = all.filter(([, value]) => value !== undefined);
  // Those of the text stand in it, above; front matter can name others.
  const criteria = story.criteria.filter((one) => story.body?.includes(one) !== true);
  return html`<dl class="facts">${defined.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${criteria.length === 0 ? '' : html`<h3>Acceptance criteria</h3><ul>${criteria.map((one) => html`<li>${visible(one)}</li>`)}</ul>`}`;
}

/** What was asked, as it stood when the run began. */
export function storyView({ story }: Run) {
  const { title, url, body = '', issue, path } = story;
  const from = html`<p class="dim">${issue === undefined ? html`<code>${visible(path ?? 'story')}</code>` : link(url, `#${issue}`)} as it stood when the run began: ${withCode(title)}</p>`;
  if (body.trim() === '') return html`${from}<p>No text beyond the title.</p>`;
  const said = html`<div class="said">${markdown(body)}</div>`;
  return body.length <= maxOpenChars
    ? html`${from}${said}`
    : html`${from}<details><summary>The text <small>${body.length} characters</small></summary>${said}</details>`;
}

const maxOpenChars = 3000;

export function why(run: Run, interrupted = false) {
  if (run.outcome === undefined && interrupted) {
    return html`<div class="why bad"><p class="headline">Interrupted: its process is gone</p><p>It was doing: ${visible(run.doing)}</p>
<p><strong>Next:</strong> ${withCode(afterInterruption(run))}</p></div>`;
  }
  if (run.outcome === undefined) {
    const far = farWords(run).join(' · ');
    // A reader of the screen is not told of every tool and second.
    return html`<div class="why running"><p aria-live="off"><strong>${visible(doingWords(run))}</strong> ${moving(run.doingSince)}</p>
<p aria-live="off">${far === '' ? '' : html`${far} · `}The run has not ended.</p></div>${redBefore(run)}`;
  }
  const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
  return html`<div class="why ${outcomeKind(run.outcome)}"><p class="headline">${visible(headline)}</p>
<p>${withCode(cause)}</p><p><strong>Next:</strong> ${withCode(nextStep)}</p></div>${redBefore(run)}
${run.notReviewed === undefined ? '' : html`<p><strong>Not reviewed:</strong> ${visible(run.notReviewed)}</p>`}
${run.pullRequestRefused === undefined ? '' : html`<p><strong>No pull request:</strong> ${visible(run.pullRequestRefused.reason)} ${link(run.pullRequestRefused.compareUrl, 'Compare the branch')}</p>`}
${run.verifiedTree !== undefined && run.verifiedTree === run.pushedTree ? html`<p class="dim">Verified tree = ${isLocal(run) ? 'committed' : 'pushed'} tree: <code>${run.verifiedTree.slice(0, 12)}</code></p>` : ''}`;
}

/** The red verification that a run ended by; undefined where there is none. */
export function lastRed(run: Run, logs: readonly RunLog[]): Html | undefined {
  if (run.outcome === undefined || run.outcome === 'passed') return undefined;
  const red = run.attempts.findLast(
    ({ verification }) => verification !== undefined && verification.result !== 'passed',
  );
  if (red?.verification === undefined) return undefined;
  return html`<h3><a href="#attempt-${red.name.number}">${red.label}</a></h3>${verificationView(red.verification, logs, run.outcome)}`;
}

function redBefore(run: Run) {
  const words = redBeforeWords(run, visible);
  return words === undefined ? '' : html`<p>${words}.</p>`;
}

export function reviews(all: readonly Review[]) {
  return html`${all.map(review)}`;
}

function review({ verdict, summary, criteria, findings }: Review) {
  return html`<article class="review ${verdict === 'approve' ? 'good' : 'bad'}">
<h3>${verdict === 'approve' ? '✓ approved' : '✗ changes requested'}</h3><div class="said">${markdown(summary)}</div>
${criteria.length === 0 ? '' : html`<ul class="criteria">${criteria.map(({ criterion, met, evidence }) => html`<li><span class="mark">${met ? '✓' : '✗'}</span> <strong>${met ? 'met' : 'not met'}:</strong> ${visible(criterion)} <span class="dim">${visible(evidence)}</span></li>`)}</ul>`}
${findings.length === 0 ? '' : html`<ul>${findings.map(({ path, line, severity, message }) => html`<li><strong>${severity}</strong> <code>${visible(placeWords(path, line))}</code> ${visible(message)}</li>`)}</ul>`}
</article>`;
}
