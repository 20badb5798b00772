/** A double beside a test of the real one: whether that test hears the function's logic, where it is bent. */

import { expect, test } from 'vitest';
import type { ProofContext, ProofPort } from '../../src/proof/experiments.ts';
import { proveDoubled } from '../../src/proof/prove-doubled.ts';
import type { TestFailure, Verification } from '../../src/run/verification.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const own: TestFailure = {
  name: 'ten pieces',
  file: 'test/order.test.js',
  message: 'AssertionError: 1000 is not equal to 950',
};
const found = { path: own.file, added: true, test: { name: own.name } };
const files = new Map([
  ['src/order.js', 'export class Order {\n  discount() {\n    if (this.pieces > 9) return 0;\n    return 0;\n  }\n}\n'],
  [
    'test/order.test.js',
    "import { Order } from '../src/order.js';\ntest('ten pieces', () => {\n  const order = new Order(10);\n  mock.method(order, 'discount', () => (order.pieces > 9 ? 5 : 0));\n  assert.equal(order.total(), 950);\n});\n",
  ],
]);

const red = (more: Partial<Verification>): Verification => ({
  ...verificationOf('bent', ['x']),
  failures: [],
  ...more,
});

/** `bent`: what becomes of the runs over bent logic; undefined: there is no time for it. */
async function told(...bent: (Verification | undefined)[]) {
  const port = {
    read: async (side: string, path: string) => (side === 'tree' ? files.get(path) : undefined),
    make: async () => '',
  };
  const changed = [...files.keys()].map((path) => ({ path, status: 'added' as const }));
  const context = { changed, command: 'make test', story: 'Do it.', testPaths: undefined };
  const runs = [red({ failures: [own] }), ...bent];
  let over: string | undefined;
  const experiments = {
    over: () => over,
    runToItsLimit: async () => {
      const run = runs.shift();
      if (run === undefined) over = 'no time';
      return run;
    },
  };
  return proveDoubled(
    port as unknown as ProofPort,
    context as unknown as ProofContext,
    experiments as never,
    [found] as never,
  );
}

const passed = verificationOf('bent');
const { counts: _, ...uncounted } = red({ result: 'timed-out' });
const hung: Verification = uncounted;
const refused = red({ failures: [{ name: 'src/order.js', kind: 'compile', message: 'TS2532', runner: 'tsc' }] });
const unloaded = red({ failures: [{ name: 'test/order.test.js', kind: 'suite', message: 'SyntaxError' }] });
const heard = red({ failures: [{ name: 'by pieces', file: 'test/pieces.test.js', message: 'AssertionError' }] });

test('a run that hangs hears it', async () => {
  expect(await told(heard, hung)).toMatchObject({ stopped: false, reasons: [] });
  expect(await told(hung, hung)).toMatchObject({ stopped: false, reasons: [] });
  expect((await told(passed, hung)).stopped).toBe(true);
});

test('what cannot be built is passed over, and where nothing can be, nobody is accused', async () => {
  expect(await told(heard, refused)).toMatchObject({ stopped: false, reasons: [] });
  expect(await told(refused, heard)).toMatchObject({ stopped: false, reasons: [] });
  expect((await told(refused, passed)).stopped).toBe(true);
  for (const one of [refused, unloaded]) {
    const { stopped, reasons } = await told(one, one);
    expect({ stopped, reasons: reasons.join() }).toEqual({
      stopped: false,
      reasons: expect.stringContaining('cannot be told; test it without the double'),
    });
  }
});

test('where no time is left, it is no doubt of its own', async () => {
  expect(await told()).toMatchObject({ stopped: false, reasons: [], edits: [{ outcome: 'unusable' }] });
  expect(await told(heard)).toMatchObject({ stopped: false, reasons: [], edits: [{ outcome: 'unusable' }] });
});
