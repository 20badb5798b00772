type Enumerate<N extends number, Acc extends number[] = []> = Acc['length'] extends N
  ? Acc[number]
  : Enumerate<N, [...Acc, Acc['length']]>;

/** An hour of the day, 24 is midnight at its end. */
export type Hour = Enumerate<25>;
