import { jsonFailures, type Known } from '../json-failures.ts';
import type { Reader } from '../reader.ts';

/** Units of one document; a larger one is left to the other readers. */
const largest = 8_000_000;
const longestPrefix = 160;
/** Lines of short values between the opening bracket and the first longer one. */
const mostBefore = 20;

/** A JSON report on stdout, in one line or printed over many; lines of JSON events too. Tells only what no other reader does. */
export const jsonDocument: Reader = {
  name: 'json',
  triggers: ['":[{', '": {', '": [', '["fail",{', '"failed"', '"err":', 'Id":"', 'Ids":["'],
  open(findings) {
    let parts: string[] | undefined;
    let units = 0;
    let isOneLine = false;
    const known: Known = new Map();

    const take = (text: string) => {
      parts?.push(text);
      units += text.length;
      if (units > largest) parts = undefined;
      return parts !== undefined;
    };
    const close = () => {
      const text = parts?.join(isOneLine ? '' : '\n');
      parts = undefined;
      try {
        if (text !== undefined) for (const failure of jsonFailures(JSON.parse(text), known)) findings.failure(failure);
      } catch {
        // It only looked like JSON, or it was cut off.
      }
      return false;
    };

    return {
      line(text, place) {
        if (parts !== undefined && isOneLine) return take(place.whole()) && place.goesOn() ? true : close();
        if (parts !== undefined) return take(whatEnds(text)) && !/^[}\]]/.test(text) ? true : close();
        const start = beginOf(text);
        if (start !== undefined) {
          parts = [];
          units = 0;
          isOneLine = true;
          return take(place.whole().slice(start)) && place.goesOn() ? true : close();
        }
        if (!/^\s+"[^"]{1,80}": [{["\d]/.test(text)) return false;
        const opening: string[] = [];
        for (const before of place.before()) {
          if (!/^\s{0,20}(?:[{[]|"[^"]{1,80}": .*,)$/.test(before) || opening.length > mostBefore) return false;
          opening.unshift(before);
          if (!/^[{[]$/.test(before)) continue;
          parts = opening;
          break;
        }
        units = 0;
        isOneLine = false;
        return parts !== undefined && take(text);
      },
      end: () => void close(),
    };
  },
};

/** The bracket that ends a document, without what another stream put right behind it, or the comma before the next one. */
function whatEnds(text: string): string {
  return /^[}\]]/.test(text) ? text.charAt(0) : text;
}

/** Where a document begins: of a log of one line nothing else shows what stands in front of it. */
function beginOf(text: string): number | undefined {
  // `[app/web] {"…`: the bracket of a prefix opens no list.
  if (/^(?:\{(?:\S| ")|\[(?: ?["{[]|\d))/.test(text)) return 0;
  const match = /[\s|>:][{[](?=["{[])/.exec(text.slice(0, longestPrefix));
  return match === null ? undefined : match.index + 1;
}
