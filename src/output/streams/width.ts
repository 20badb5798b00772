/** Lines that a terminal or a logger of a fixed width broke: they are as long as it is wide, and go on in the next one. */

const narrowest = 70;
const fewest = 3;

interface Line {
  stream: string;
  text: string;
}

/** The width at which these lines were broken, as far as they show one. */
export function brokenAt(lines: readonly Line[]): number | undefined {
  const widths = new Map<number, { broken: number; other: number; kinds: Set<string> }>();
  const times = new Map<number, number>();
  for (const { text } of lines) times.set(text.length, (times.get(text.length) ?? 0) + 1);
  lines.forEach(({ stream, text }, at) => {
    if (text.length < narrowest || (times.get(text.length) ?? 0) < fewest || isRule(text)) return;
    const width = widths.get(text.length) ?? { broken: 0, other: 0, kinds: new Set() };
    widths.set(text.length, width);
    const next = lines.slice(at + 1, at + 12).find((line) => line.stream === stream);
    if (next === undefined) return;
    if (goesOn(text, next.text)) width.broken++;
    else width.other++;
    // Events in JSON begin alike; where they were broken, they end in all ways.
    width.kinds.add(/^\{ ?"/.test(text) ? text.slice(-6) : text.trimStart().replace(/\d+/g, '0').slice(0, 6));
  });
  const isLonger = (width: number) => lines.filter(({ text }) => text.length > width).length;
  return [...widths]
    .filter(
      ([width, { broken, other, kinds }]) =>
        broken >= fewest && kinds.size > 1 && broken > 3 * other && isLonger(width) <= broken / 4,
    )
    .sort((a, b) => b[1].broken - a[1].broken)[0]?.[0];
}

/** Whether the next line looks like the rest of this one and not like another of its kind. */
function goesOn(text: string, next: string): boolean {
  if (next === '' || next.length > text.length || next.slice(0, 6) === text.slice(0, 6)) return false;
  const indent = /^ */.exec(next)?.[0].length ?? 0;
  return indent < 2 || indent < (/^ */.exec(text)?.[0].length ?? 0);
}

/** Runners draw these, and fill them up, as wide as the terminal is, a share or a verdict in brackets at the end; rows of a table too. A sentence that ends there in a full stop was broken. */
function isRule(text: string): boolean {
  return /([-=_⎯─━~*#.])\1\1$| \[ {0,3}[\w/%]{1,9} {0,3}\]$|^\s*[|│┃┌└├╭╰].*[|│┃┐┘┤╮╯]$/.test(text);
}

export function isBroken(text: string, width: number | undefined): boolean {
  return width !== undefined && text.length === width && !isRule(text);
}
