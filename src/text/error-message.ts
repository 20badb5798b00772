/** Returns the message text of any thrown value, whether it is an Error object or a value of another type. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
