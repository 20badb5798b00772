/** A seat that is kept for a while until it is paid. */
export class Hold {
  constructor(seat, clock = Date) {
    this.seat = seat;
    this.clock = clock;
    this.since = clock.now();
  }

  age() {
    return this.clock.now() - this.since;
  }
}
