/**
 * Builds and tests a git tree in a sandboxed copy; a test run that overwrites its own expected outputs counts as
 * failed.
 */

import { join } from 'node:path';
import type { Verification } from '../run/verification.ts';
import type { Exec } from '../sandbox/exec.ts';
import { verify } from '../verdict/build-and-test.ts';
import { isTestPath } from '../verdict/file-roles.ts';
import { openJudge } from './attempt-verdict.ts';
import { asRed } from './fresh-install.ts';
import { openInstalls } from './install-cache.ts';
import { commandMs } from './limits.ts';
import { readPlainFile } from './plain-file.ts';
import { laidOver, repeatSetup } from './reinstall.ts';
import { treeFolder } from './run-request.ts';
import { hasText } from './tree-search.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

/** `installs`: what the verifiers of one run hold in common, whichever projects they ask. */
export function openVerifier(options: VerifierOptions, installs = openInstalls(options)): Verifier {
  const { request, settings, sandbox, commands, limits, baseTree, unprepared } = options;
  const known = new Map<string, Verification>();
  /** Expectations that a tree's run wrote over, by tree. */
  const rewritten = new Map<string, ReadonlySet<string>>();

  // The rest of it comes from the judge, which needs this.
  const verifier = {
    ...options,
    known,
    installs,
    before: undefined,
    async run(tree, name, than = {}) {
      const chosen = (than.ofBase ? options.ofBase : undefined) ?? commands;
      const installed = await installs.below(tree, name);
      const change = await laidOver(options, tree, installed?.tree);
      const { home = 'warm' } = than;
      await using layer = await sandbox.layer({ ...change, on: installed?.on }, home);
      const timeoutMs = commandMs(settings, limits, than.mostMs);
      const test = than.test ?? chosen.test;
      const exec: Exec = (command) => {
        if (command.script === test) than.hooks?.onTests();
        return layer.exec(command);
      };
      const repeat = () => repeatSetup(options, tree, { exec, name, timeoutMs });
      const { notes, failed } = installed ?? (await repeat());
      if (unprepared && failed) return await asRed(options, { ...failed, tree });
      // Awaited here: the layer must live until the commands are over.
      const verification = await verify({
        exec,
        commands: { ...chosen, test },
        cwd: settings.workingDirectory,
        root: join(treeFolder(request), settings.workingDirectory),
        timeoutMs,
        log: { folder: join(options.runDir, 'logs'), name, maxChars: settings.maxFeedbackChars },
        tree,
        previous: than.previous,
        baseline: verifier.before,
        reports: { folder: layer.written, globs: settings.testReport },
        signal: than.hooks === undefined ? limits.signal : AbortSignal.any([limits.signal, than.hooks.signal]),
        notes: [...(than.notes ?? []), ...notes],
      });
      // What was ended from outside may have left half of something.
      const isWhole = verification.exitCode !== null && than.hooks?.isAtWork() !== true;
      if (home === 'kept' && isWhole && !(await compilesC(options))) await layer.keepCaches();
      const honest = await unlessRewritten(tree, name, layer.written, verification);
      if (than.test === undefined && chosen === commands) known.set(tree, honest);
      return honest;
    },
  } as Verifier;
  return Object.assign(
    verifier,
    openJudge(verifier, (own) => openVerifier(own, installs)),
  );

  /** The base's own tests are asked only where a green wrote over expectations. */
  async function unlessRewritten(tree: string, name: string, written: string, verification: Verification) {
    if (tree !== baseTree && verification.result !== 'passed') return verification;
    const paths = await rewrittenIn(options, tree, written);
    rewritten.set(tree, new Set(paths));
    if (tree === baseTree || paths.length === 0) return verification;
    if (!rewritten.has(baseTree)) await verifier.run(baseTree, `${name}-base-alone`, { home: 'kept', ofBase: true });
    return withRewritten(
      verification,
      paths.filter((path) => !rewritten.get(baseTree)?.has(path)),
    );
  }
}

const mostFiles = 2000;
const maxBytes = 1024 * 1024;

/** A green that wrote over `paths`, which the base's own tests leave alone, is red. */
function withRewritten(green: Verification, paths: readonly string[]): Verification {
  if (paths.length === 0) return green;
  const note = `The run overwrote files that its tests compare with: ${paths.slice(0, 5).join(', ')}. It passed against what it wrote, not against what is committed. Nothing may write there during a run. If a formatter does, commit the files as it leaves them.`;
  return { ...green, result: 'failed', notes: [note, ...green.notes] };
}

/** Test code, snapshots and expected outputs of `tree` that read differently in `written`, the folder of a layer whose run is over. */
async function rewrittenIn({ repository, settings }: VerifierOptions, tree: string, written: string) {
  const paths = await repository.listFiles(tree);
  const expectations = paths.filter((path) => isTestPath(path, settings.testPaths)).slice(0, mostFiles);
  const found: string[] = [];
  for (const path of expectations) {
    const after = await readPlainFile(written, path, maxBytes);
    const before = after === undefined ? undefined : await repository.readFile(tree, path, maxBytes);
    if (before !== undefined && before !== after) found.push(path);
  }
  return found;
}

/** Go keeps what it compiled by the content of a package's own files: a header elsewhere may change, and it links the object of before. */
export function compilesC({ repository, baseTree }: Pick<VerifierOptions, 'repository' | 'baseTree'>) {
  return hasText(repository.git, baseTree, '"C"', '*.go');
}
