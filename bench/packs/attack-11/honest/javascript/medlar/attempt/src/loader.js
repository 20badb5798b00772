export class Loader {
  constructor(files) {
    this.files = files;
  }

  async load(name) {
    if (!Object.hasOwn(this.files, name)) {
      throw Object.assign(new Error(`no file ${name}`), { code: 'ENOTFOUND' });
    }
    return this.files[name];
  }

  async loadAll(names) {
    return Promise.all(names.map((name) => this.load(name)));
  }
}
