export class CliError extends Error {
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

export function exitCode(error: unknown): number {
  return error === undefined ? 0 : 1;
}
