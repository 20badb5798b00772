/** The last number of each file. */
const series = new Map<string, number>();

export class Numbers {
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  next(): string {
    const last = (series.get(this.path) ?? 0) + 1;
    series.set(this.path, last);
    return `R-${String(last).padStart(5, '0')}`;
  }
}
