/** A text on its way through the tokeniser. */

export interface Scan {
  text: string;
  at: number;
  line: number;
  lineStart: number;
  /** Where a search for an end came to nothing before: searched again and again it would cost quadratic time. */
  fruitless: Map<string, number>;
}

/** Moves the scan forward, counting lines. */
export function moveTo(scan: Scan, end: number): void {
  for (
    let next = scan.text.indexOf('\n', scan.at);
    next !== -1 && next < end;
    next = scan.text.indexOf('\n', next + 1)
  ) {
    scan.line++;
    scan.lineStart = next + 1;
  }
  scan.at = end;
}
