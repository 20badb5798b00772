/** Values as files of data write them, whatever reads them: cells of a row, a key and its value, an item of a list. */

import type { Literal } from '../syntax/plain-literals.ts';

/** undefined: no such file; one in which values stand in quotes is read like code. */
export function cellsOf(path: string, text: string): Literal[] | undefined {
  const between = /\.(?:csv|tsv|dat|txt)$/i.test(path)
    ? /[,;|\t=:]/g
    : /\.(?:ya?ml|properties|ini|toml|conf)$/i.test(path)
      ? /: |=/g
      : undefined;
  if (between === undefined) return undefined;
  let at = 0;
  return text.split('\n').flatMap((row, index) => {
    const begin = at;
    at += row.length + 1;
    if (row.length > mostSigns || /^\s*(?:#|\/\/|--- *$|\[.*\]\s*$|$)/.test(row)) return [];
    let from = begin;
    return row.split(between).map((cell, nth): Literal => {
      const [, before = '', own = ''] = /^(\s*(?:- )?["']?)(.*?)["']?\s*$/.exec(cell) ?? [];
      const start = from + before.length;
      from += cell.length + (between.source === ': |=' && text[from + cell.length] === ':' ? 2 : 1);
      const isValue = nth > 0;
      return { text: own, start, line: index + 1, isValue, isCompared: false, isKey: false, leads: false };
    });
  });
}

const mostSigns = 500;
