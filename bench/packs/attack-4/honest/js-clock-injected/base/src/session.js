export class Session {
  constructor(user) {
    this.user = user;
  }

  touch() {}
}
