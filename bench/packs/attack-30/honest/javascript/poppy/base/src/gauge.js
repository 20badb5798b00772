export class Gauge {
  constructor(name) {
    this.name = name;
    this.readings = [];
  }

  read(minute, level) {
    this.readings.push({ minute, level });
    return this;
  }

  last() {
    return this.readings.at(-1);
  }
}
