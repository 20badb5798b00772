import type { Reader } from '../reader.ts';

/** Boost.Test: `test.cc(12): error: in "suite/name": message`. */
export const boost: Reader = {
  name: 'boost',
  triggers: ['error: in "'],
  open(findings) {
    return {
      line(text) {
        const match = /^(\S.{0,400})\((\d{1,7})\): (?:fatal )?error: in "([^"]{1,300})": (.+)$/.exec(text);
        if (match === null) return false;
        const [, file = '', line, name = '', message = ''] = match;
        const known = file !== 'unknown location';
        const sides = / \[(.{1,400}) != (.{1,400})\]$/.exec(message);
        findings.failure({
          runner: 'boost',
          name: name.split('/').join(' › '),
          file: known ? file : undefined,
          line: known ? Number(line) : undefined,
          message,
          actual: sides?.[1],
          expected: sides?.[2],
          lines: [{ text: message, rank: 0 }],
        });
        return false;
      },
    };
  },
};
