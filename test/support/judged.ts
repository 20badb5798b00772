/** Gives the verdict on a change of a small tree, with the real runner in a folder of its own. */

import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestCheck } from '../../src/run/test-check-result.ts';
import type { Verification } from '../../src/run/verification.ts';
import type { Exec } from '../../src/sandbox/exec.ts';
import { objectIn, parsedJson } from '../../src/text/json.ts';
import { verify } from '../../src/verdict/build-and-test.ts';
import { type ChangedPath, readChanges } from '../../src/verdict/changed-files.ts';
import { openCheck } from '../../src/verdict/experiments/experiments.ts';
import { pickCommand } from '../../src/verdict/test-selection.ts';
import { judge, type VerdictContext, type VerdictPort } from '../../src/verdict/verdict.ts';
import { briefly, plainExec } from './plain-exec.ts';
import { stretched } from './slow-machine.ts';

const root = await mkdtemp(join(tmpdir(), 'redgreen-judged-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

/** Bytes where a file is no text. */
export type Files = Record<string, string | Buffer>;

export interface Judging
  extends Partial<Pick<VerdictContext, 'testsMayChange' | 'testCheck' | 'testPaths' | 'testEnv'>> {
  base: Files;
  /** Over the base; undefined: deleted. */
  attempt: Record<string, string | Buffer | undefined>;
  /** Old path → new path of renamed files. */
  renamed?: Record<string, string>;
  /** Default: node:test in one process. */
  command?: string;
  remainingMs?: () => number;
  timeoutMs?: number;
  /** As a runner that can pick tests. */
  picks?: boolean;
  /** Called with the label of each run beyond the attempt's own. */
  onRun?: (label: string, only?: string) => void;
  /** Called with the label when it has ended. */
  onEnd?: (label: string) => void;
  ended?: () => boolean;
  /** As a sandbox that keeps two runs apart. */
  sideBySide?: boolean;
}

const baselines = new Map<string, Promise<Verification>>();

/** What the ladder says of the attempt; steps 5 to 7 are off unless asked for. */
export async function judged(judging: Judging) {
  const { port, plain, baseline, plainMs, costMs, ...context } = await opened(judging);
  const { testsMayChange = false, testCheck = 'off' } = judging;
  const own = { name: 'attempt-1', baseline, testsMayChange, testCheck, findings: [] };
  const verification = await judge(port, plain, { ...context, ...own });
  return { verification, plain, baseline, plainMs, costMs: costMs() };
}

/** What steps 5 to 7 say of it, whatever those before them would. */
export async function checked(judging: Judging): Promise<TestCheck> {
  const { port, plain, baseline, paths, ...context } = await opened({ picks: true, ...judging });
  if (plain.result !== 'passed') throw new Error(`the attempt is red: ${plain.output}`);
  const changes = await readChanges(paths, port, { command: context.command });
  return openCheck(port, { ...context, changes, green: plain, baseline }).end();
}

async function opened(judging: Judging) {
  const { base, attempt, command = 'node --test --test-isolation=none', renamed = {}, onRun, onEnd } = judging;
  const { timeoutMs = stretched(60_000), remainingMs = () => 1e9, picks = false } = judging;
  const files = new Map<string, Files>();
  const keep = (own: Files) => {
    const id = createHash('sha1')
      .update(JSON.stringify(Object.entries(own).sort()))
      .digest('hex');
    files.set(id, own);
    return id;
  };
  const tree = { ...base };
  for (const path of Object.keys(renamed)) delete tree[path];
  for (const [path, text] of Object.entries(attempt)) {
    if (text === undefined) delete tree[path];
    else tree[path] = text;
  }
  const ids = { base: keep(base), attempt: keep(tree) };
  const scripts = objectIn(objectIn(parsedJson(tree['package.json']?.toString() ?? '')).scripts);
  const script = (name: string) => (typeof scripts[name] === 'string' ? scripts[name] : undefined);
  const run = (id: string, test = command, baseline?: Verification) =>
    runTree(files.get(id) ?? {}, { id, test, timeoutMs, baseline });
  const key = `${ids.base} ${command} ${timeoutMs}`;
  const before = baselines.get(key) ?? run(ids.base);
  baselines.set(key, before);
  const baseline = await before;
  const startedMs = processorMs();
  const plain = await run(ids.attempt, command, baseline);
  const endedMs = processorMs();
  const port: VerdictPort = {
    list: async (side) => Object.keys(files.get(ids[side]) ?? {}),
    read: async (side, path) => files.get(ids[side])?.[path]?.toString(),
    async make(side, taken, texts) {
      const made = { ...files.get(ids[side]) };
      const other = files.get(ids[side === 'base' ? 'attempt' : 'base']) ?? {};
      for (const path of taken) {
        if (other[path] === undefined) delete made[path];
        else made[path] = other[path];
      }
      return keep({ ...made, ...Object.fromEntries(texts) });
    },
    async run(id, label, test) {
      onRun?.(label, test);
      const ran = await run(id, test);
      onEnd?.(label);
      return ran;
    },
    runBase: (id, label, test) => port.run(id, label, test),
    pick: async (failures) => (picks ? pickCommand({ command, failures: [...failures], script }) : undefined),
    remainingMs,
    sideBySide: () => judging.sideBySide ?? false,
    installFresh: async (green) => green,
    ended: judging.ended ?? (() => false),
    checking: () => undefined,
    stopped: async () => undefined,
  };
  return {
    ...{
      port,
      plain,
      baseline,
      command,
      plainMs: endedMs - startedMs,
      /** Processor time of all runs beyond those two: other load on the machine does not change it. */
      costMs: () => processorMs() - endedMs,
      paths: changesBetween(base, tree, renamed),
    },
    known: new Map([
      [ids.base, baseline],
      [ids.attempt, plain],
    ]),
    testPaths: judging.testPaths,
    testEnv: judging.testEnv ?? [],
  };
}

/** Of processes that have ended, in all their children. */
export function processorMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

let count = 0;
const inUse = new Set<string>();

/** The first that is free: compilers keep what they made by the folder where it was. */
function freeFolder(at = 0): string {
  const folder = join(root, `tree-${at}`);
  return inUse.has(folder) ? freeFolder(at + 1) : folder;
}

async function runTree(
  files: Files,
  {
    id,
    test,
    timeoutMs,
    baseline,
  }: { id: string; test: string; timeoutMs: number; baseline?: Verification | undefined },
): Promise<Verification> {
  const number = ++count;
  const folder = freeFolder();
  inUse.add(folder);
  await mkdir(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { mode: text.indexOf('#!') === 0 ? 0o755 : 0o644 });
  }
  const exec = plainExec(folder);
  const clean = 'unset NODE_ENV VITEST VITEST_MODE NODE_OPTIONS NODE_TEST_CONTEXT;';
  const cleaned: Exec = (line) => exec({ ...line, script: `${clean} export ${briefly}; ${line.script}` });
  const log = { folder: join(root, 'logs'), name: `${number}`, maxChars: 5000 };
  const verification = await verify({
    log,
    tree: id,
    timeoutMs,
    exec: cleaned,
    commands: { test },
    baseline,
    root: folder,
  });
  await rm(folder, { recursive: true, force: true });
  inUse.delete(folder);
  return verification;
}

export function changesBetween(base: Files, tree: Files, renamed: Record<string, string>): ChangedPath[] {
  const from = new Map(Object.entries(renamed).map(([old, now]) => [now, old]));
  const changed: ChangedPath[] = [];
  for (const [path, text] of Object.entries(tree)) {
    const old = from.get(path);
    if (old !== undefined) changed.push({ path, from: old, status: 'renamed' });
    else if (base[path] === undefined) changed.push({ path, status: 'added' });
    else if (base[path] !== text) changed.push({ path, status: 'modified' });
  }
  for (const path of Object.keys(base))
    if (tree[path] === undefined && renamed[path] === undefined) changed.push({ path, status: 'deleted' });
  return changed;
}
