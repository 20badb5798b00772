/** Returns the message of anything thrown, whether it is an Error or another value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
