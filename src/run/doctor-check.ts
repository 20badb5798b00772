/** Defines a finding of `redgreen doctor` (ok, warning or failure, and its fix), and turns errors into findings. */

export interface Check {
  name: string;
  /** `warn`: a run works, with less than it could have – or it could not be looked at from here. */
  result: 'ok' | 'warn' | 'fail';
  found: string;
  /** What to do; always there unless the result is ok. */
  fix?: string;
}

export const ok = (name: string, found: string): Check => ({ name, result: 'ok', found });
export const warn = (name: string, found: string, fix: string): Check => ({ name, result: 'warn', found, fix });
export const fail = (name: string, found: string, fix: string): Check => ({ name, result: 'fail', found, fix });

/** A check that could not be made is a warning that says why: nothing is called right that was not seen. */
export async function attempt(name: string, look: () => Promise<Check>, fix: string): Promise<Check> {
  try {
    return await look();
  } catch (error) {
    return warn(name, `could not be checked: ${error instanceof Error ? error.message : String(error)}`, fix);
  }
}
