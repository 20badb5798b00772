/** Comparisons of SQL that hold neither way where one side is NULL, as a line holds them, said so that they hold. */

export interface OfNothing {
  at: number;
  compared: string;
  /** `neutral`: in the same words, as not every database has them, and what it was. */
  said: { after: string; neutral: string };
}

/** `WHERE left_on = NULL`, and `got.n <> want.n` in a statement of what is wanted. `start`: of the line `own` in `text`. */
export function comparedWithNull(text: string, start: number, own: string): OfNothing | undefined {
  const literal = isNothing.exec(own);
  const columns = areUnlike.exec(own);
  // Of an outer join the rows that only one side has are nothing on the other.
  if (!(literal || columns) || /\bSET\b/i.test(own) || outerJoin.test(text)) return undefined;
  const sign = literal?.[1];
  if (literal && sign !== undefined) {
    const is = sign === '=' ? 'IS' : 'IS NOT';
    const at = literal.index + literal[0].lastIndexOf(sign);
    return { at, compared: sign, said: { after: is, neutral: `${is} NULL =` } };
  }
  const [all = '', compared = '', other] = columns ?? [];
  const at = (columns?.index ?? 0) + all.length - compared.length;
  const ends = text.indexOf(';', start + at);
  const statement = text.slice(text.lastIndexOf(';', start + at) + 1, ends === -1 ? undefined : ends);
  // Rows that are only counted may leave out those with nothing.
  if (!wanted.test(statement)) return undefined;
  const neutral = `<> CASE WHEN 1 IS NOT 2 THEN ${other} ELSE ${other} END`;
  return { at, compared, said: { after: `IS NOT ${other}`, neutral } };
}

/** Elsewhere it sets what is named before it. */
const isNothing = /\b(?:where|and|or|on|having|when)\b[^;]*?(?<![:<>])(=|<>|!=)\s*NULL\b/i;
const areUnlike = /\b\w+\.\w+\s+((?:<>|!=)\s+(\w+\.\w+))\b(?!\s*[.(])/;
const outerJoin = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/i;
const wanted = /\b(?:from|join)\s+\w*(?:want|expect|golden|should)|\b(?:want|expect|golden)\w*\./i;
