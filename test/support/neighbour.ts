/** A service beside the job whose answers follow a script: what makes a test flaky, in a layer that is thrown away each time. */

import { createServer } from 'node:http';
import { close, listen } from './loopback.ts';

export type Neighbour = Awaited<ReturnType<typeof startNeighbour>>;

/** Answers in this order, then `ok` for ever; `…` is no answer at all. */
export async function startNeighbour(answers: readonly string[]) {
  let asked = 0;
  const server = createServer((_request, response) => {
    const answer = answers[asked++] ?? 'ok';
    response.setHeader('connection', 'close');
    if (answer !== '…') response.end(answer);
  });
  /** `asked`: questions so far. */
  return { port: await listen(server), asked: () => asked, [Symbol.asyncDispose]: () => close(server) };
}

/** A test that is green where the neighbour says `ok`. */
export function neighbourTest({ port }: Neighbour, name = 'asks the neighbour'): string {
  return `import assert from 'node:assert/strict';
import test from 'node:test';

test('${name}', async () => {
  const answer = await fetch('http://localhost:${port}/');
  assert.equal(await answer.text(), 'ok');
});
`;
}
