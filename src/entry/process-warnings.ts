/**
 * Passes Node's process warnings to a given function instead of stderr, because that function masks secrets and control
 * characters. A library's warning can quote whole lines of a file that a stranger or a model wrote.
 */
export function onWarnings(say: (text: string) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => say(`${name}: ${message}`));
}
