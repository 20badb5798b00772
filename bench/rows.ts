/** Rows of the table that the benches print. */

export interface Row {
  name: string;
  ours: string;
  /** The bare loop's, in the same run. */
  loop?: string;
  is?: string;
  aim?: string;
  /** Absent where there is no aim. */
  met?: boolean;
}

/** Two times in milliseconds, held as a multiple. Noise can take a short time of the loop's below nothing: then it says nothing. */
export function ratioRow(name: string, oursMs: number, loopMs: number, most?: number): Row {
  if (loopMs <= 0) return { name, ours: `${oursMs.toFixed(0)} ms`, loop: 'lost in noise' };
  const is = oursMs / loopMs;
  return {
    name,
    ours: `${oursMs.toFixed(0)} ms`,
    loop: `${loopMs.toFixed(0)} ms`,
    is: `${is.toFixed(1)} ×`,
    ...(most === undefined ? {} : { aim: `≤ ${most.toFixed(1)} ×`, met: is <= most }),
  };
}

/** A figure held as it is. */
export function limitRow(name: string, ours: number, unit: string, most?: number, loop?: number): Row {
  const text = (value: number) => `${value < 10 && unit !== '' ? value.toFixed(1) : value.toFixed(0)} ${unit}`.trim();
  return {
    name,
    ours: text(ours),
    ...(loop === undefined ? {} : { loop: text(loop) }),
    ...(most === undefined ? {} : { aim: `≤ ${text(most)}`, met: ours <= most }),
  };
}

export function allRow(name: string, holds: readonly boolean[]): Row {
  return { name, ours: `${holds.filter(Boolean).length} of ${holds.length}`, aim: 'all', met: holds.every(Boolean) };
}

/** A Markdown table. */
export function rowsText(rows: readonly Row[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const mark = ({ met }: Row) => (met === undefined ? '' : met ? '✓' : '✗');
  return [
    line(['', 'ours', 'bare loop', 'ratio', 'aim', '']),
    line(['---', '---:', '---:', '---:', '---:', '---']),
    ...rows.map((row) => line([row.name, row.ours, row.loop ?? '', row.is ?? '', row.aim ?? '', mark(row)])),
  ].join('\n');
}
