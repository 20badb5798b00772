/** Reads noxfile.py and returns the commands and variables of its sessions, as far as their arguments are plain texts. */

import { quoted } from '../../text/shell-quote.ts';
import type { Tree } from '../ecosystems/ecosystem.ts';
import type { ToxRun } from './tox.ts';

/** Of the sessions that `command` asks for, else of all. */
export async function noxRuns(tree: Tree, command: string): Promise<ToxRun[]> {
  const wanted = /\s(?:-s|--sessions?)[ =]*["']?([^\s"']+)/.exec(command)?.[1];
  const [, ...sessions] = ((await tree.read('noxfile.py')) ?? '').split(/^(?=@(?:nox\.)?session\b)/m);
  return sessions.flatMap((text) => {
    const [, head = '', own = '', body = ''] =
      /^([\s\S]*?)\bdef (\w+)\(.*:\n((?:(?:[ \t].*)?\n)*)/.exec(`${text}\n`) ?? [];
    const name = /\bname=["']([^"']+)/.exec(head)?.[1] ?? own;
    const calls = [...body.matchAll(/\bsession\.(install|run|run_always)\(((?:"[^"\n]*"|'[^'\n]*'|[^()"'])*)(\)|)/g)];
    const commands = calls.flatMap(([, call = '', given = '', end]) => {
      const words = end === '' ? undefined : plainTexts(given);
      return call !== 'install' ? (words === undefined ? [] : [words]) : [words && ['pip', 'install', ...words]];
    });
    const isAsked = wanted === undefined || wanted === name || wanted.startsWith(`${name}-`);
    const known = commands.filter((words) => words !== undefined);
    if (!isAsked || known.length < commands.length) return [];
    const variables = (body.match(/\benv=\{[^{}]*\}/g) ?? []).join();
    const pairs = variables.matchAll(/["'](\w+)["']:\s*["']([^"'\n]*)["']/g);
    return {
      commands: known.map((words) => words.map(quoted).join(' ')),
      env: Object.fromEntries(Array.from(pairs, ([, key, value]) => [key, value])),
    };
  });
}

/** Without what a person may add and what is given by name; undefined where one of them is made while nox runs. */
function plainTexts(given: string) {
  const text = given.replace(/\*session\.posargs|#.*|\b\w+=(?:\w+|\{[^{}]*\})/g, '');
  const texts = text.match(/"[^"]*"|'[^']*'/g) ?? [];
  const isPlain = text.replace(/"[^"]*"|'[^']*'|[\s,]/g, '') === '';
  return isPlain ? texts.map((one) => one.slice(1, -1)) : undefined;
}
