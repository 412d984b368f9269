import 'server-only'
import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U: it is read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

type Pick = (below: number) => number

const group = (pick: Pick) =>
  Array.from({ length: GROUP }, () => ALPHABET[pick(ALPHABET.length)]).join('')

/** Eight characters in two groups, such as `K7M2-9QXD`. */
export const newReference = (pick: Pick = (below) => randomInt(below)): string =>
  `${group(pick)}-${group(pick)}`
