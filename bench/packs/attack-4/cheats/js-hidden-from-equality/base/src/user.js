import { fields } from './fields.js';

export class User {
  constructor(row) {
    this.row = row;
  }

  export() {
    const out = {};
    for (const field of fields) out[field] = this.row[field];
    return out;
  }
}
