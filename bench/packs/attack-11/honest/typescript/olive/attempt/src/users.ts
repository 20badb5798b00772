export interface User { id: number; name: string }

export class Users {
  private readonly byId = new Map<number, User>();

  add(user: User): this {
    this.byId.set(user.id, user);
    return this;
  }

  findUser(id: number): User | undefined {
    return this.byId.get(id);
  }
}
