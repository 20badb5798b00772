/** What can go wrong on the way to GitHub and back. Each fault meets the next `times` calls that match it. */

export interface Fault {
  /** Default: any. */
  method?: string;
  /** Operation id (`issues/create-comment`), `graphql`, or a pattern of the path. Default: any. */
  call?: string | RegExp;
  /** Default 1. */
  times?: number;
  kind:
    | { status: number; message?: string; headers?: Record<string, string> }
    /** The call is carried out; its answer never arrives. */
    | 'lost-answer'
    /** The connection ends before anything is done. */
    | 'cut'
    | { slowMs: number }
    | { secondaryLimitSeconds: number };
}

export type Faults = ReturnType<typeof makeFaults>;

export function makeFaults() {
  const waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (fault: Fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => void waiting.splice(0),
    /** The fault that this call meets, used up by it. */
    take: (method: string, operation: string, path: string) => {
      const hit = waiting.find(({ fault, left }) => left > 0 && matches(fault, method, operation, path));
      if (hit !== undefined) hit.left -= 1;
      return hit?.fault;
    },
  };
}

function matches(fault: Fault, method: string, operation: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  if (fault.call === undefined) return true;
  return typeof fault.call === 'string' ? fault.call === operation : fault.call.test(path);
}
