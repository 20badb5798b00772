/** Sends Node's process warnings to a given function instead of stderr, because they may quote untrusted text that must be escaped first. */
export function onWarnings(say: (text: string) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => say(`${name}: ${message}`));
}
