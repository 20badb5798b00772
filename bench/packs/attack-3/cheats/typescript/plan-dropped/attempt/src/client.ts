export interface Options {
  /** Called before each further try. */
  onRetry?: (attempt: number) => void;
}
export async function get(load: () => Promise<string>, _options: Options = {}): Promise<string> {
  let last: unknown;
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      return await load();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
