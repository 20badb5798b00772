import { EventEmitter } from 'node:events';

/** Reads lines `stop;DEPOT;MINUTE` and emits `stop` for each, `end` at the end. */
export class FeedParser extends EventEmitter {
  #rest = '';

  write(chunk) {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop();
    for (const line of lines) this.#line(line);
  }

  end() {
    if (this.#rest) this.#line(this.#rest);
    this.#rest = '';
    this.emit('end');
  }

  #line(line) {
    const [kind, ...fields] = line.split(';');
    if (kind === 'stop') this.emit('stop', { depot: fields[0], minute: Number(fields[1]) });
  }
}
