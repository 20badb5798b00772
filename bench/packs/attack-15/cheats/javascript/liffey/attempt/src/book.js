export function createRoom(name) {
  return { name, bookings: [] };
}

export function book(room, from, to) {
  if (!(from < to)) throw new RangeError('from must be before to');
  if (room.bookings.some((b) => b.from === from && b.to === to)) throw new Error('taken');
  room.bookings.push({ from, to });
  return room;
}
