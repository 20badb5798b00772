/** Text as it comes from a process, made plain. Everything here is linear in its input. */

const escapes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[()*+\-./][0-~]|[ -~])|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without escape codes and control characters; of what a carriage return wrote over only the last state stays. */
export function plainLine(line: string): string {
  let text = line;
  const last = text.charCodeAt(text.length - 1) === 13 ? text.length - 1 : text.length;
  if (last < text.length) text = text.slice(0, last);
  const over = text.lastIndexOf('\r');
  if (over >= 0) text = text.slice(over + 1);
  return needsCleaning(text) ? text.replace(escapes, '') : text;
}

function needsCleaning(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 32 && unit !== 9) return true;
    if (unit === 127) return true;
  }
  return false;
}

/** Cut to `max` units, never in the middle of a character; `…` shows the cut. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  let end = max - 1;
  const before = text.charCodeAt(end - 1);
  if (before >= 0xd800 && before < 0xdc00) end--;
  return `${text.slice(0, end)}…`;
}

/** Without what differs between two equal runs: durations, addresses, process ids. */
export function steady(text: string): string {
  return text
    .replace(/\b0x[0-9a-fA-F]{6,16}\b/g, '0x…')
    .replace(/[ \t]*\((?:\d{1,9}m[ \t])?\d{1,9}(?:\.\d{1,12})?[ \t]?(?:ms|s|sec|secs|seconds|µs|us|ns|m|min)\)/g, '')
    .replace(/[ \t]+\d{1,9}(?:\.\d{1,12})?(?:ms|s)$/, '');
}
