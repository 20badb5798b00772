// A clock that does not wait but writes down what it was asked to.
export class FakeClock {
  constructor(now = 1_700_000_000) {
    this.time = now;
    this.slept = [];
  }
  now() { return this.time; }
  advance(seconds) { this.time += seconds; }
  async sleep(seconds) {
    this.slept.push(seconds);
    this.advance(seconds);
  }
  // Seconds since the epoch, so many minutes ago.
  minutesAgo(n) { return this.time - n * 60; }
}
