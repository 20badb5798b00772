import { jsonFailures } from '../json-failures.ts';
import type { Reader } from '../reader.ts';

/** Units of one document; a larger one is left to the other readers. */
const largest = 8_000_000;
const longestPrefix = 160;

/** A JSON report on stdout, in one line or printed over many; lines of JSON events too. Tells only what no other reader does. */
export const jsonDocument: Reader = {
  name: 'json',
  triggers: ['":[{', '": {', '": [', '["fail",{', '"failed"', '"err":'],
  open(findings) {
    let parts: string[] | undefined;
    let units = 0;
    let isOneLine = false;

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
        if (text !== undefined) for (const failure of jsonFailures(JSON.parse(text))) findings.failure(failure);
      } catch {
        // It only looked like JSON, or it was cut off.
      }
      return false;
    };

    return {
      line(text, place) {
        if (parts !== undefined && isOneLine) return take(place.whole()) && place.goesOn() ? true : close();
        if (parts !== undefined) return take(text) && !/^[}\]]/.test(text) ? true : close();
        const start = beginOf(text);
        if (start !== undefined) {
          parts = [];
          units = 0;
          isOneLine = true;
          return take(place.whole().slice(start)) && place.goesOn() ? true : close();
        }
        if (!/^\s+"[^"]{1,80}": [{["\d]/.test(text)) return false;
        for (const before of place.before()) {
          if (!/^[{[]$/.test(before)) return false;
          parts = [before];
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

/** Where a document begins: of a log of one line nothing else shows what stands in front of it. */
function beginOf(text: string): number | undefined {
  if (/^[{[]\S/.test(text)) return 0;
  const match = /[\s|>:][{[](?=["{[])/.exec(text.slice(0, longestPrefix));
  return match === null ? undefined : match.index + 1;
}
