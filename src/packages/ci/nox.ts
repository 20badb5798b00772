/** Reads noxfile.py and returns the commands of its sessions, as far as their arguments are plain texts. */

import { quoted } from '../../text/shell-quote.ts';
import type { Tree } from '../ecosystems/ecosystem.ts';
import type { ToxRun } from './tox.ts';

/** Of the sessions that `command` asks for, else of all. */
export async function noxRuns(tree: Tree, command: string): Promise<ToxRun[]> {
  const wanted = /\s(?:-s|--sessions?)[ =]*["']?([^\s"']+)/.exec(command)?.[1];
  const [, ...sessions] = ((await tree.read('noxfile.py')) ?? '').split(/^(?=@(?:nox\.)?session\b)/m);
  return sessions.flatMap((text) => {
    const [, name = '', body = ''] = /^def (\w+)\(.*\n((?:(?:[ \t].*)?\n)*)/m.exec(`${text}\n`) ?? [];
    const calls = [...body.matchAll(plainCall)];
    const isAsked = wanted === undefined || wanted === name || wanted.startsWith(`${name}-`);
    if (!isAsked || calls.length < [...body.matchAll(anyCall)].length) return [];
    const commands = calls.map(([, call, given = '']) => {
      const words = (given.match(texts) ?? []).map((one) => quoted(one.slice(1, -1)));
      return [...(call === 'install' ? ['pip install'] : []), ...words].join(' ');
    });
    return { commands, env: {} };
  });
}

const anyCall = /\bsession\.(?:install|run)\(/g;
/** With what a person may add, and flags that are given by name. */
const plainCall = /\bsession\.(install|run)\(\s*((?:(?:"[^"\n]*"|'[^'\n]*'|\*session\.posargs|\w+=\w+)[\s,]*)*)\)/g;
const texts = /"[^"]*"|'[^']*'/g;
