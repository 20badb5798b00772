/** Sends Node's process warnings to a given function instead of stderr, so that untrusted text in them is escaped. */
export function onWarnings(say: (text: string) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => say(`${name}: ${message}`));
}
