/** sysexits.h */
const CODES: ReadonlyMap<string, number> = new Map([
  ['usage', 64],
  ['data', 65],
  ['noinput', 66],
  ['unavailable', 69],
  ['software', 70],
  ['config', 78],
]);

export class CliError extends Error {
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

export function exitCode(error: unknown): number {
  if (error === undefined) return 0;
  return error instanceof CliError ? (CODES.get(error.kind) ?? 1) : 1;
}
