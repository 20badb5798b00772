export interface User { id: number; name: string }

export class Users {
  private readonly byId = new Map<number, User>();

  add(user: User): this {
    this.byId.set(user.id, user);
    return this;
  }

  getUser(id: number): User {
    const user = this.byId.get(id);
    if (user === undefined) throw new Error(`no user ${id}`);
    return user;
  }
}
