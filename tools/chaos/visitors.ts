import { createHash, randomUUID } from 'node:crypto'
import type { Chance } from '@/demo/chance'
import { PDF } from '../../tests/support/file-samples'
import type { Registration } from '../../tests/support/registrations'

const MOST_BYTES = 300_000

/** A registration to send. `sha256` is the hash of its file; absent without a file. */
export type Visitor = Registration & { email: string; people: number; sha256?: string }

function letterOf(name: string, chance: Chance): Buffer {
  const rest = Buffer.alloc(chance.below(MOST_BYTES), name)
  return Buffer.concat([PDF, Buffer.from(name), rest])
}

export const MOST_PEOPLE = 6

export const countPeople = (visitors: readonly Visitor[]) =>
  visitors.reduce((sum, { people }) => sum + people, 0)

export const makeVisitors = (count: number, chance: Chance): Visitor[] =>
  Array.from({ length: count }, (_, n) => {
    const name = `Visitor ${n + 1}`
    const email = `visitor-${n + 1}@example.org`
    const visitor = { name, key: randomUUID(), email, people: 1 + chance.below(MOST_PEOPLE) }
    if (n % 3 !== 0) return visitor
    const file = letterOf(name, chance)
    return { ...visitor, file, sha256: createHash('sha256').update(file).digest('hex') }
  })
