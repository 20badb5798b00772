/** Sends the warnings of the Node process to a given function, which escapes untrusted text, instead of stderr. */
export function onWarnings(say: (text: string) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => say(`${name}: ${message}`));
}
