/** Gives a failure that its runner told nothing about what the log says elsewhere. */
import { account } from './account.ts';
import type { Block, Failure } from './report.ts';

/**
 * node:test says `'test failed'` of a file that could not be loaded, and the error itself stands where the process
 * printed it: the block that names the file is that error.
 */
export function enriched(failures: Failure[], blocks: readonly Block[]): Failure[] {
  return failures.map((failure) => {
    const { file } = failure;
    if (!saysNothing(failure) || file === undefined || failure.weak) return failure;
    const block = blocks.find(({ lines }) => lines.some((line) => line.includes(file)));
    if (block === undefined) return failure;
    const said = account(block.lines);
    return { ...failure, lines: said.lines, message: said.message ?? failure.message };
  });
}

function saysNothing({ lines }: Failure): boolean {
  const told = lines.filter((line) => line.rank < 2).map((line) => line.text.trim());
  return (
    told.length === 0 || told.every((text) => /^'?(?:test failed|test code finished with an error)'?$/i.test(text))
  );
}
