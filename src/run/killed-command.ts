/**
 * Tells whether a failed command was killed by somebody else than Redgreen, such as the system for lack of memory, and
 * says so in a sentence.
 */

interface Killed {
  exitCode: number | null;
  free?: { diskBytes: number; memoryBytes: number } | undefined;
}

/** `free then: 41.0 GB of disk, 512 MB of memory`; empty where nobody looked. */
export function freeWords({ free }: Pick<Killed, 'free'>): string {
  if (free === undefined) return '';
  return `free then: ${bytesWords(free.diskBytes)} of disk, ${bytesWords(free.memoryBytes)} of memory`;
}

/** undefined where it ended by itself. It may be memory, a disk or a person: nobody tells which. */
export function killedWords(killed: Killed): string | undefined {
  if (killed.exitCode !== 137) return undefined;
  const free = freeWords(killed);
  return `The command was killed (137), and not by Redgreen${free === '' ? '' : `; ${free}`}.`;
}

/** It was ended by what the machine had left at that time, not by what the code is: another run of it may end otherwise. */
export function wasStopped({ result, exitCode }: { result: string; exitCode: number | null }): boolean {
  return result === 'failed' && (exitCode === null || exitCode === 137);
}

function bytesWords(bytes: number) {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
