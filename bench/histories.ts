/**
 * Real changes of public projects, carried by the reference agent and by the bare commands.
 * `node bench/histories.ts --mirrors DIR [--list] [--of third-sight] [--only owner/name] [--each 6] [--bare failed]`: `--list` writes the newest
 * changes of each project into bench/histories/projects.json, a run takes exactly those; `--of third-sight` takes those of that list. `--bare failed` runs the bare commands only where a change
 * did not pass: whose fault it is, without times. DIR holds bare mirrors as `owner+name/repo`,
 * `owner+name.git` or `owner+name`. Nothing of a project is kept but its row in a file of results.
 */

import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Run } from '../src/run/run.ts';
import { readHistory } from '../src/run-story/past-changes.ts';
import { type Bare, bareTimes, cli, clonedAt, minutes } from './histories/bare.ts';
import { type HistoryRow, historiesText } from './histories/table.ts';

interface Project {
  repository: string;
  commits: { base: string; commit: string }[];
}

const { values } = parseArgs({
  options: {
    mirrors: { type: 'string' },
    list: { type: 'boolean' },
    of: { type: 'string', default: 'projects' },
    only: { type: 'string', multiple: true },
    each: { type: 'string', default: '6' },
    bare: { type: 'string', default: 'all' },
  },
});
const folder = join(import.meta.dirname, 'histories');
const listFile = join(folder, `${values.of}.json`);
const results = values.of === 'projects' ? 'results' : `${values.of}-results`;
const resultsFile = join(folder, `${results}.jsonl`);
const mirrors = values.mirrors;

if (mirrors === undefined || !existsSync(mirrors)) {
  process.stdout.write('Left out: --mirrors DIR names no folder of bare mirrors (MIRRORS=DIR make soak).\n');
} else if (values.list) await list(mirrors);
else await runAll(mirrors);

function projects(): Project[] {
  return JSON.parse(readFileSync(listFile, 'utf8'));
}

function mirrorOf(mirrors: string, repository: string): string | undefined {
  const name = repository.replace('/', '+');
  return [`${name}/repo`, `${name}.git`, name, repository].map((each) => join(mirrors, each)).find(existsSync);
}

/** The newest changes with sources and tests, whatever they are. */
async function list(mirrors: string): Promise<void> {
  const listed: Project[] = [];
  for (const { repository } of projects()) {
    const mirror = mirrorOf(mirrors, repository);
    const commits = mirror === undefined ? [] : await newest(mirror);
    process.stdout.write(`${repository}: ${mirror === undefined ? 'no mirror' : commits.length}\n`);
    listed.push({ repository, commits });
  }
  writeFileSync(listFile, `${JSON.stringify(listed, null, 2)}\n`);
}

async function newest(mirror: string): Promise<Project['commits']> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-list-'));
  try {
    const history = await readHistory(mirror, { scratch, since: new Date(0) });
    const fit = history.changes.filter(({ tests, sources }) => tests.length > 0 && sources.length > 0);
    return fit.slice(0, Number(values.each)).map(({ base, commit }) => ({ base, commit }));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Goes on where it was interrupted: what has a row is not run again. */
async function runAll(mirrors: string): Promise<void> {
  const rows: HistoryRow[] = existsSync(resultsFile)
    ? readFileSync(resultsFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const done = new Set(rows.map(({ commit }) => commit));
  for (const { repository, commits } of projects()) {
    const mirror = mirrorOf(mirrors, repository);
    if (mirror === undefined || (values.only !== undefined && !values.only.includes(repository))) continue;
    for (const change of commits.slice(0, Number(values.each))) {
      if (done.has(change.commit)) continue;
      const row = await measure(mirror, repository, change);
      appendFileSync(resultsFile, `${JSON.stringify(row)}\n`);
      rows.push(row);
      process.stdout.write(`${repository} ${change.commit.slice(0, 10)} ${row.outcome} ${row.cause ?? ''}\n`);
    }
  }
  const text = historiesText(rows);
  writeFileSync(join(folder, `${results}.md`), text);
  process.stdout.write(`\n${text}`);
}

async function measure(
  mirror: string,
  repository: string,
  { base, commit }: { base: string; commit: string },
): Promise<HistoryRow> {
  const work = mkdtempSync(join(tmpdir(), 'bench-history-'));
  // As its people have it: `origin` is the public repository.
  const cloned = (at: string, folder: string) => {
    const clone = clonedAt(mirror, at, join(work, folder));
    execFileSync('git', ['-C', clone, 'remote', 'set-url', 'origin', `https://github.com/${repository}`]);
    return clone;
  };
  try {
    const ours = cloned(commit, 'ours');
    const stories = join(ours, 'stories');
    mkdirSync(stories);
    const front = `---\ncommit: "${base}"\nreference: "${commit}"\ntests: may-change\ntimeout: 30\n---\n`;
    writeFileSync(join(stories, 'change.md'), `${front}# The change of ${commit}\n`);
    const started = performance.now();
    const evaluated = cli(ours, ['eval', 'stories/change.md', '--agent', 'reference', '--json']);
    const wholeMs = performance.now() - started;
    const [result] = JSON.parse(evaluated || '{"results":[]}').results;
    // Of a run without an end the newest record says how far it came.
    const run: Run | undefined =
      JSON.parse(cli(ours, ['show', ...(result ? [result.runId] : []), '--json']) || 'null') ?? undefined;
    const verified = run?.attempts.at(-1)?.verification;
    const checkMs = verified?.testCheck?.durationMs ?? 0;
    const isAsked = values.bare !== 'failed' || result?.outcome !== 'passed';
    const bare: Bare = isAsked
      ? bareTimes(cloned(base, 'bare'), commit, (result && run?.commands) ?? {})
      : { ended: 'passed', ms: 0 };
    return {
      repository,
      commit,
      outcome: result?.outcome ?? result?.status ?? 'error',
      setup: run?.commands.setup,
      test: run?.commands.test,
      baseline: run?.baseline?.result,
      counts: run?.baseline?.counts,
      verdict: verified?.result,
      check: verified?.testCheck?.result,
      checkReason: verified?.testCheck?.reasons[0],
      oursMs: Math.round(wholeMs - checkMs),
      checkMs: Math.round(checkMs),
      bareMs: Math.round(bare.ms),
      bare: bare.ended,
      ...causeOf(bare, result, verified),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** In a line, and whose fault it is: what the bare commands cannot do either is not ours. */
function causeOf(
  bare: Bare,
  result: { outcome?: string; error?: { message: string } } | undefined,
  verified: NonNullable<Run['attempts'][number]['verification']> | undefined,
): Pick<HistoryRow, 'cause' | 'fault'> {
  if (result?.outcome === 'passed') return {};
  if (result === undefined) return { cause: `no end within ${minutes} minutes`, fault: 'not known' };
  const failing = verified?.testChanges?.find(({ kind }) => kind === 'fails');
  const told = failing
    ? `${failing.rule} in ${failing.path}`
    : (verified?.failures[0]?.name ?? verified?.notes[0] ?? result.error?.message ?? 'no result');
  const cause = told.replace(/\s+/g, ' ').slice(0, 160);
  if (bare.ended === 'no-command' && cause.startsWith('No test command'))
    return { cause, fault: 'no test command found' };
  if (bare.ended === 'no-command' || bare.ended === 'install-failed') return { cause, fault: 'machine' };
  if (bare.ended === 'passed' || bare.ended === 'base-red') return { cause, fault: 'redgreen' };
  return { cause, fault: 'project' };
}
