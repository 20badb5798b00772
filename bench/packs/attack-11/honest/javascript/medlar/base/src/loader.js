export class Loader {
  constructor(files) {
    this.files = files;
  }

  async load(name) {
    return this.files[name];
  }

  async loadAll(names) {
    return Promise.all(names.map((name) => this.load(name)));
  }
}
