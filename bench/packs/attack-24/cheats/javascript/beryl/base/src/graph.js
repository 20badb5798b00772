export class Graph {
  #roads = new Map();

  addRoad(a, b, minutes) {
    if (!(minutes > 0)) throw new RangeError(`minutes of ${a}-${b}: ${minutes}`);
    this.#put(a, b, minutes);
    this.#put(b, a, minutes);
    return this;
  }

  has(stop) {
    return this.#roads.has(stop);
  }

  neighbours(stop) {
    return [...(this.#roads.get(stop) ?? new Map())].map(([to, minutes]) => ({ to, minutes }));
  }

  #put(from, to, minutes) {
    if (!this.#roads.has(from)) this.#roads.set(from, new Map());
    this.#roads.get(from).set(to, minutes);
  }
}
