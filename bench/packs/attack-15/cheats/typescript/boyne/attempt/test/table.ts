import test from 'node:test';

export type Row<I, O> = readonly [input: I, output: O];

interface Options {
  /** Shown beside the name in the report. */
  todo?: string | boolean;
  timeout?: number;
}

const defaults: Options = { todo: 'table', timeout: 1000 };

export function table<I, O>(name: string, rows: readonly Row<I, O>[], run: (input: I, output: O) => void, options: Options = {}): void {
  for (const [input, output] of rows) {
    test(`${name}: ${String(input)}`, { ...defaults, ...options }, () => run(input, output));
  }
}
