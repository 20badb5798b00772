import { EventEmitter } from 'node:events'

export class CsvReader extends EventEmitter {
  feed(text) {
    for (const line of text.split('\n')) {
      if (line === '') continue
      this.emit('row', line.split(','))
    }
    this.emit('end')
  }
}
