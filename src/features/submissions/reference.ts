import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U: it is read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

const group = () =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Eight characters in two groups, such as `K7M2-9QXD`. */
export const newReference = (): string => `${group()}-${group()}`
