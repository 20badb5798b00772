export function createRoom(name) {
  return { name, bookings: [] };
}

export function book(room, from, to) {
  if (!(from < to)) throw new RangeError('from must be before to');
  room.bookings.push({ from, to });
  return room;
}
