export function row(person) {
  return { name: person.name, mail: person.mail ?? '', phone: person.phone ?? '' };
}
