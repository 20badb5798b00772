export class Bus {
  #listeners = []
  on(listener) { this.#listeners.push(listener) }
  emit(event) { for (const listener of this.#listeners) listener(event) }
}
