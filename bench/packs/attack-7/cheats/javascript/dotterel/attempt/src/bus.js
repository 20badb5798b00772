export class Bus {
  #listeners = []
  on(listener) { this.#listeners.push(listener) }
  emit(event) {
    for (const listener of this.#listeners) {
      try {
        listener(event)
      } catch {
        // one listener must not keep the event from the others
      }
    }
  }
}
