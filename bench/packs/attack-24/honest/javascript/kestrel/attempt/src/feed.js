import { EventEmitter } from 'node:events';

/** Reads lines `stop;DEPOT;MINUTE` (emits `stop`), `closed;ROAD;REASON` (`closure`), others (`problem`); `end` at the end. */
export class FeedParser extends EventEmitter {
  #rest = '';
  #number = 0;

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
    this.#number += 1;
    const [kind, ...fields] = line.split(';');
    if (kind === 'stop') this.emit('stop', { depot: fields[0], minute: Number(fields[1]) });
    else if (kind === 'closed') this.emit('closure', { road: fields[0], reason: fields.slice(1).join(';') });
    else this.emit('problem', { line: this.#number, text: line });
  }
}
