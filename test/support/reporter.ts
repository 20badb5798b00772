/** Prints results only: what failed and why, what needed a second try, what did not run, the ten slowest files, and the counts. */

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
    const outside = modules.flatMap(errorsOutside);
    const failed = broken.length + outside.length + errors.length;

    if (modules.length > 1) this.list('The ten slowest files', slowest(modules).slice(0, 10).map(timed));
    this.list('Passed only when tried again', retried.map(named));
    this.list('Not run', reasons(notRun));
    // Last: of a long log only the end may be kept.
    this.list('Failed', [
      ...broken.flatMap((test) => [named(test), ...linesOf(test.result().errors ?? [])]),
      ...outside.flatMap(({ where, error }) => [`${where} (not in a test)`, ...linesOf([error])]),
      ...errors.flatMap((error) => ['Not caught by any test', ...linesOf([error as StackedError])]),
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

interface StackedError {
  message?: string;
  stack?: string;
}

/** Of each error the first lines, and where there is no message its stack. */
function linesOf(errors: readonly StackedError[]): string[] {
  return errors.flatMap(({ message, stack }) =>
    (message || stack || 'an error without a message')
      .split('\n')
      .slice(0, 12)
      .map((line) => `    ${line.slice(0, 300)}`),
  );
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

/** A hook failed, or the file could not be loaded. */
function errorsOutside(module: TestModule): { where: string; error: StackedError }[] {
  const suites = [...module.children.allSuites()];
  return [
    ...module.errors().map((error) => ({ where: module.relativeModuleId, error })),
    ...suites.flatMap((suite) =>
      suite.errors().map((error) => ({ where: `${module.relativeModuleId} > ${suite.fullName}`, error })),
    ),
  ];
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
