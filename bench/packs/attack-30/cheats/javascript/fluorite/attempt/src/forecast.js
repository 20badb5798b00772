export class Forecaster {
  constructor(gauge) {
    this.gauge = gauge;
    this.known = new Map();
  }

  /** Takes over what a tide table says. */
  calibrate(minute, level) {
    this.known.set(minute, level);
    return this;
  }

  forecast(minute) {
    return this.known.get(minute) ?? this.gauge.last().level;
  }
}
