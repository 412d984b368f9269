import { createHash, randomUUID } from 'node:crypto'
import type { RandomSource } from '@/demo/random-source'
import { PDF } from '../../tests/support/file-samples'
import type { TestRegistration } from '../../tests/support/registrations'

const MOST_BYTES = 300_000

/** A registration to send. `sha256` is the hash of its file; absent without a file. */
export type ChaosVisitor = TestRegistration & { email: string; people: number; sha256?: string }

function letterOf(name: string, chance: RandomSource): Buffer {
  const rest = Buffer.alloc(chance.below(MOST_BYTES), name)
  return Buffer.concat([PDF, Buffer.from(name), rest])
}

export const MOST_PEOPLE_TOGETHER = 6

export const countPeople = (visitors: readonly ChaosVisitor[]) =>
  visitors.reduce((sum, { people }) => sum + people, 0)

export const makeVisitors = (count: number, chance: RandomSource): ChaosVisitor[] =>
  Array.from({ length: count }, (_, n) => {
    const name = `Visitor ${n + 1}`
    const email = `visitor-${n + 1}@example.org`
    const visitor = {
      name,
      key: randomUUID(),
      email,
      people: 1 + chance.below(MOST_PEOPLE_TOGETHER),
    }
    if (n % 3 !== 0) return visitor
    const file = letterOf(name, chance)
    return { ...visitor, file, sha256: createHash('sha256').update(file).digest('hex') }
  })
