export type Write = (text: string) => void;

export class Autosave {
  private write: Write;

  constructor(write: Write) {
    this.write = write;
  }

  save(text: string): void {
    this.write(text);
  }
}
