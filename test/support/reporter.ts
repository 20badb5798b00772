/** Prints results only: below vitest's own word on what failed, the ten slowest files, what needed a second try, what did not run, and the counts. */

import { MinimalReporter, type TestCase, type TestModule } from 'vitest/node';
import { isAskedFor, tierOf, writeDurations } from './durations.ts';

export default class ResultsReporter extends MinimalReporter {
  override onInit(ctx: Parameters<MinimalReporter['onInit']>[0]): void {
    this.ctx = ctx;
    this.silent = 'passed-only';
  }

  /** Figures of the long tests are what they are run for. */
  override onUserConsoleLog(...[log, state]: Parameters<MinimalReporter['onUserConsoleLog']>): void {
    if (tierOf(this.ctx) === 'soak') this.log(log.content.trimEnd());
    else super.onUserConsoleLog(log, state);
  }

  override reportTestSummary(_files: unknown, errors: unknown[]): void {
    const modules = this.ctx.state.getTestModules();
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const named = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;
    const state = (wanted: string) => tests.filter((test) => test.result().state === wanted);
    const retried = state('passed').filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    const notRun = state('skipped').filter((test) => isAskedFor(this.ctx, test.tags));
    const broken = state('failed');
    // A hook failed, or the file could not be loaded.
    const outside = modules.filter(
      (each) => each.state() === 'failed' && !broken.some(({ module }) => module === each),
    );
    const failed = broken.length + outside.length + errors.length;

    if (modules.length > 1) this.list('The ten slowest files', slowest(modules).slice(0, 10).map(timed));
    this.list('Passed only when tried again', retried.map(named));
    this.list('Not run', reasons(notRun));
    // Last: of a long log only the end may be kept.
    this.list('Failed', [
      ...broken.map(named),
      ...outside.map(({ relativeModuleId }) => `${relativeModuleId} (not in a test)`),
    ]);
    const counts = [`${state('passed').length} passed`, `${failed} failed`];
    if (retried.length > 0) counts.push(`${retried.length} tried again`);
    if (notRun.length > 0) counts.push(`${notRun.length} not run`);
    this.log(`\nTests ${counts.join(', ')} in ${inMinutes(this.end - this.start)} (${tierOf(this.ctx)})`);
    if (process.env.REDGREEN_DURATIONS === '1') writeDurations(tierOf(this.ctx), new Map(slowest(modules)));
  }

  private list(title: string, lines: string[]): void {
    if (lines.length > 0) this.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** One line for each reason, with the files; a test that gave none is named. */
function reasons(notRun: readonly TestCase[]): string[] {
  const reasonOf = (test: TestCase) => {
    const result = test.result();
    return (result.state === 'skipped' ? result.note : undefined) ?? test.fullName;
  };
  return [...Map.groupBy(notRun, reasonOf)].map(([reason, tests]) => {
    const files = new Set(tests.map(({ module }) => module.relativeModuleId));
    return `${reason}: ${tests.length} of ${[...files].join(', ')}`;
  });
}

function slowest(modules: readonly TestModule[]): [path: string, ms: number][] {
  return modules
    .map((module): [string, number] => [
      module.moduleId,
      module.diagnostic().duration + module.diagnostic().collectDuration,
    ])
    .toSorted(([, a], [, b]) => b - a);
}

function timed([path, ms]: [string, number]): string {
  return `${(ms / 1000).toFixed(1).padStart(6)} s  ${path.slice(path.lastIndexOf('/test/') + 1)}`;
}

function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
