export class Note {
  constructor({ id, text, tags = [], created }) {
    this.id = id;
    this.text = text;
    this.tags = new Set(tags);
    this.created = created;
  }

  has(tag) {
    return this.tags.has(tag);
  }
}
