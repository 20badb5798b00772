export class Numbers {
  private last = 0;
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  next(): string {
    this.last += 1;
    return `R-${String(this.last).padStart(5, '0')}`;
  }
}
