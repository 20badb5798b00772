/** Strips escape codes and control characters from a line that a process printed. Everything here is linear in its input. */

const escapes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[()*+\-./][0-~]|[ -~])|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** A terminal goes back to the start of the line, or wipes it, before it writes the next state. */
const toLineStart = /\u001b\[(?:[12]K|[01]?(?:;1)?[GH]|\d{0,4}[AF])/g;

/**
 * Without escape codes and control characters. A carriage return ends a line too, which a line feed stands for then; of a
 * state that is written over with the same words, as a share that grows, only the last stays.
 */
export function plainLine(line: string): string {
  if (!/[\u0000-\u0008\u000b-\u001f\u007f]/.test(line)) return line;
  const plain = line.replace(toLineStart, '\r').replace(escapes, '');
  if (!plain.includes('\r')) return plain;
  const states = plain.split('\r').filter((state) => state.trim() !== '');
  const words = states.map((state) => state.replace(/[^\p{L}]+/gu, ''));
  return states.filter((_, at) => words[at] !== words[at + 1]).join('\n');
}
