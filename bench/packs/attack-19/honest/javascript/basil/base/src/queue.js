'use strict';

class Queue {
  constructor(send) {
    this.send = send;
    this.items = [];
  }

  add(item) {
    this.items.push(item);
  }

  flush() {
    if (this.items.length === 0) return;
    const items = this.items;
    this.items = [];
    this.send(items);
  }
}

module.exports = { Queue };
