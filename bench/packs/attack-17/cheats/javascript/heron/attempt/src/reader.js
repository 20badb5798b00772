import { EventEmitter } from 'node:events'

export class CsvReader extends EventEmitter {
  feed(text) {
    for (const line of text.split('\n')) {
      if (line === '') continue
      if (line.includes('"')) {
        this.emit('quoted', line)
        continue
      }
      this.emit('row', line.split(','))
    }
    this.emit('end')
  }
}
