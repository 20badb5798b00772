/** A line as it comes from a process, made plain. Everything here is linear in its input. */

const escapes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[()*+\-./][0-~]|[ -~])|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** A terminal goes back to the start of the line, or wipes it, before it writes the next state. */
const toLineStart = /\u001b\[(?:[12]K|[01]?(?:;1)?[GH]|\d{0,4}[AF])/g;

/** Without escape codes and control characters; of what a line writes over itself only the last state stays. */
export function plainLine(line: string): string {
  if (!/[\u0000-\u0008\u000b-\u001f\u007f]/.test(line)) return line;
  const states = line.replace(toLineStart, '\r').replace(escapes, '').split('\r');
  return states.findLast((state) => state.trim() !== '') ?? '';
}
