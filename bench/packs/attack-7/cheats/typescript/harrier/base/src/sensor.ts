export type State = 'cold' | 'warm' | 'hot'

export class Sensor {
  readonly values: number[] = []
  push(value: number): void { this.values.push(value) }
  state(): State { return 'cold' }
}
