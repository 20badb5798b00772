'use strict';

class Queue {
  constructor(send, { idle = 0 } = {}) {
    this.send = send;
    this.idle = idle;
    this.items = [];
    this.timer = undefined;
  }

  add(item) {
    this.items.push(item);
    if (this.idle > 0) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(), this.idle);
    }
  }

  flush() {
    clearTimeout(this.timer);
    if (this.items.length === 0) return;
    const items = this.items;
    this.items = [];
    this.send(items);
  }
}

module.exports = { Queue };
