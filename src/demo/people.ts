import type { RandomSource } from './random-source'

export const FIRST_NAMES = [
  ...['Maria', 'Josefina', 'Analyn', 'Rowena', 'Marites', 'Cristina', 'Jocelyn', 'Liezel'],
  ...['Hannah', 'Abigail', 'Kristine', 'Maricel', 'Teresita', 'Lourdes', 'Princess', 'Angelica'],
  ...['Jose', 'Ramon', 'Eduardo', 'Reynaldo', 'Danilo', 'Rodel', 'Arnel', 'Michael', 'Joshua'],
  ...['Mark Anthony', 'John Paul', 'Gabriel', 'Emmanuel', 'Nathaniel', 'Rogelio', 'Benjie'],
]

export const SURNAMES = [
  ...['Santos', 'Reyes', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Torres', 'Flores'],
  ...['Castillo', 'Villanueva', 'Ramos', 'Aquino', 'Dela Cruz', 'Navarro', 'Salazar', 'Mercado'],
  ...['Pascual', 'Dimaculangan', 'Magbanua', 'Abad', 'Lacson', 'Macaraeg', 'Tolentino', 'Sumagui'],
  ...['Balagtas', 'Catacutan', 'Panganiban', 'Umali', 'Zamora', 'Peñaranda', 'Cabahug'],
]

const CHURCHES = [
  ...[
    'Living Water Fellowship',
    'Grace Community Church',
    'House of Praise',
    'New Covenant Church',
  ],
  ...['Tabernacle of Joy', 'Light of the Islands', 'Harvest Christian Fellowship'],
  ...['Church of the Risen King', 'Bread of Life Assembly', 'Shalom Family Church'],
]

export interface DemoPerson {
  name: string
  email: string
  phone: string
  church: string
}

const toAddress = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')

/**
 * Invents a person whose email address and number belong to nobody. Mail to example.org reaches
 * nobody (RFC 2606), and no operator assigns 0900 000 numbers.
 */
export function inventPerson(chance: RandomSource): DemoPerson {
  const name = `${chance.one(FIRST_NAMES)} ${chance.one(SURNAMES)}`
  const number = String(chance.below(10_000)).padStart(4, '0')
  return {
    name,
    email: `${toAddress(name)}${chance.below(90) + 10}@example.org`,
    phone: chance.percent(50) ? `+63 900 000 ${number}` : `0900-000-${number}`,
    church: chance.one(CHURCHES),
  }
}
