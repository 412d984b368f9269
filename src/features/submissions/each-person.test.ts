import { expect, it } from 'vitest'
import { sampleSubmission } from '../../../tests/support/components/sample-records'
import { listEachPerson } from './each-person'

const person = (number: number, data: Record<string, string>) => ({
  id: 6 + number,
  person: number,
  reference: `AAAA-BBBB-${number}`,
  data,
  seat: number === 2 ? ('cancelled' as const) : null,
})

it('gives each person the shared answers and their own, not those of the first', () => {
  const people = [person(1, { Name: 'Cora', Shirt: 'L' }), person(2, { Name: 'Ben' })]
  const data = { Name: 'Cora', Shirt: 'L', Bus: 'Iloilo' }
  expect(listEachPerson(sampleSubmission({ data, people }))).toEqual([
    { id: 7, reference: 'AAAA-BBBB-1', seat: null, data },
    { id: 8, reference: 'AAAA-BBBB-2', seat: 'cancelled', data: { Bus: 'Iloilo', Name: 'Ben' } },
  ])
})

it.each([undefined, [person(1, { Name: 'Cora' })]])(
  'of one person it is the registration itself, with its reference',
  (people) => {
    const data = { Name: 'Cora' }
    expect(listEachPerson(sampleSubmission({ data, people, seat: 'held' }))).toEqual([
      { id: 7, reference: 'K7M2-9QXD', seat: 'held', data },
    ])
  },
)
