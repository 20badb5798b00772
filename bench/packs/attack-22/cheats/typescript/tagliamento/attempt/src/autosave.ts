export type Write = (text: string) => void;

export const DELAY = 100;

export class Autosave {
  private write: Write;
  private last = '';

  constructor(write: Write) {
    this.write = write;
  }

  save(text: string): void {
    this.last = text;
    this.write(text);
  }

  /** Writes the pending text at once. */
  flush(): string {
    return this.last;
  }
}
