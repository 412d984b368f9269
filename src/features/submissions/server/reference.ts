import 'server-only'
import { randomInt } from 'node:crypto'
import { REFERENCE_ALPHABET } from '../quoted'

const GROUP = 4

type Pick = (below: number) => number

const group = (pick: Pick) =>
  Array.from({ length: GROUP }, () => REFERENCE_ALPHABET[pick(REFERENCE_ALPHABET.length)]).join('')

export const generateReference = (pick: Pick = (below) => randomInt(below)): string =>
  `${group(pick)}-${group(pick)}`
