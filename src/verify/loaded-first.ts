/** What a test command loads before any test, behind the scripts of package.json too: it belongs to the tests as what the command itself names does. */

import { objectIn, parsedJson } from '../text/json.ts';

/** The command, and behind it the options of the scripts that it calls. */
export function withLoadedFirst(command: string, manifest: string | undefined): string {
  if (manifest === undefined || !runsScripts.test(command)) return command;
  const scripts = scriptsOf(manifest);
  const reached = new Set<string>();
  const waiting = [command];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    if (!runsScripts.test(text)) continue;
    const words = new Set(text.split(/[\s;&|"']+/).map((word) => (word === 't' || word === 'tst' ? 'test' : word)));
    for (const [name, script] of scripts) {
      if (reached.has(name) || !(words.has(name) || words.has(name.replace(/^(?:pre|post)(?=.)/, '')))) continue;
      reached.add(name);
      waiting.push(script);
    }
  }
  const texts = [...reached].map((name) => scripts.get(name) ?? '');
  return [command, ...texts.flatMap((text) => text.match(loads) ?? [])].join(' ');
}

const runsScripts = /(?:^|[\s;&|])(?:npm|pnpm|yarn|bun|npm-run-all2?|run-[sp])(?=\s|$)/;
const loads = /(?<=\s)(?:--import|--require|-r|--loader|--experimental-loader)[ =]\S+/g;

function scriptsOf(manifest: string): ReadonlyMap<string, string> {
  const texts = Object.entries(objectIn(objectIn(parsedJson(manifest)).scripts));
  return new Map(texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : [])));
}
