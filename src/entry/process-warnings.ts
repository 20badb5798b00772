/**
 * Replaces Node's own printing of process warnings with a given function, which can mask secrets and control characters first.
 * A library's warning can quote whole lines of a file that a stranger or a model wrote.
 */
export function onWarnings(say: (text: string) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => say(`${name}: ${message}`));
}
