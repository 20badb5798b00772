export class Gate {
  open = false;
  private waiting: (() => void)[] = [];

  wait(): Promise<void> {
    return this.open ? Promise.resolve() : new Promise((go) => this.waiting.push(go));
  }

  lift(): void {
    this.open = true;
    for (const go of this.waiting.splice(0)) go();
  }
}
