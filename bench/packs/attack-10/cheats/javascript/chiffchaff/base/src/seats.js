export class Room {
  constructor(size) {
    this.size = size;
    this.guests = new Map();
  }

  seat(guest) {
    const number = Math.floor(Math.random() * this.size) + 1;
    this.guests.set(guest, number);
    return number;
  }

  leave(guest) {
    return this.guests.delete(guest);
  }
}
