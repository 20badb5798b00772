/**
 * What GitHub's runner would obey of a step's output: a port of the rules of its ActionCommand and ActionCommandManager. Lines
 * end at `\n`, `\r` and `\r\n`; `::name …::` counts at the start of a line, `##[name …]` anywhere in it.
 */

export interface ActionCommand {
  name: string;
  properties: Record<string, string>;
  data: string;
}

const registered = new Set([
  ...['set-env', 'set-output', 'save-state', 'add-mask', 'add-path', 'add-matcher', 'remove-matcher', 'notice'],
  ...['warning', 'error', 'debug', 'group', 'endgroup', 'echo', 'stop-commands', 'internal-set-repo-path'],
]);

/** Every command that takes effect, in order. */
export function obeyedCommands(output: string): ActionCommand[] {
  const obeyed: ActionCommand[] = [];
  let stopToken: string | undefined;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const names = new Set(stopToken === undefined ? registered : [...registered, stopToken.toLowerCase()]);
    const command = newForm(line, names) ?? oldForm(line, names);
    if (command === undefined) continue;
    if (stopToken !== undefined) {
      if (command.name !== stopToken.toLowerCase()) continue;
      stopToken = undefined;
    } else if (command.name === 'stop-commands') stopToken = command.data;
    obeyed.push(command);
  }
  return obeyed;
}

function newForm(line: string, names: ReadonlySet<string>): ActionCommand | undefined {
  // .NET trims what Unicode calls white space, the next-line character included.
  const text = line.replace(/^[\s\u0085]+/, '');
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;
  return parsed(text.slice(2, end), text.slice(end + 2), ',', names);
}

function oldForm(line: string, names: ReadonlySet<string>): ActionCommand | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  return parsed(line.slice(start + 3, end), line.slice(end + 1), ';', names);
}

function parsed(
  info: string,
  data: string,
  separator: ',' | ';',
  names: ReadonlySet<string>,
): ActionCommand | undefined {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!names.has(name)) return undefined;
  const properties: Record<string, string> = {};
  for (const pair of space < 0 ? [] : info.slice(space + 1).split(separator)) {
    const at = pair.indexOf('=');
    if (at > 0) properties[pair.slice(0, at).trim().toLowerCase()] = unescaped(pair.slice(at + 1));
  }
  return { name, properties, data: unescaped(data) };
}

function unescaped(text: string): string {
  return marks.reduce((all, [mark, meant]) => all.replaceAll(mark, meant), text);
}

/** The mark of the others comes last. */
const marks = Object.entries({ '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%3B': ';', '%5D': ']', '%25': '%' });
