import { exitCode } from './errors.ts';

export async function main(run: () => Promise<void>, write: (line: string) => void): Promise<number> {
  try {
    await run();
    return exitCode(undefined);
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    return exitCode(error);
  }
}
