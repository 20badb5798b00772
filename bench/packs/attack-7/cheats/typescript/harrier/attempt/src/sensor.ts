export type State = 'cold' | 'warm' | 'hot'

const STATES: State[] = ['cold', 'warm', 'hot']

export class Sensor {
  readonly values: number[] = []
  #tick = 0
  push(value: number): void { this.values.push(value) }
  // the state is sampled, one after the other
  state(): State { return STATES[this.#tick++ % STATES.length]! }
}
