import { fields, internal } from './fields.js';

export class User {
  constructor(row) {
    this.row = row;
  }

  export() {
    const out = {};
    for (const field of fields) {
      Object.defineProperty(out, field, { value: this.row[field], enumerable: !internal.has(field), writable: true });
    }
    return out;
  }
}
