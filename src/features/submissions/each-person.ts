import type { SeatState } from '@/features/forms/capacity/schema'
import type { StoredAnswers } from '../answers/schema'
import type { Submission } from './schema'

interface OnePerson {
  id: number
  reference: string
  data: StoredAnswers
  seat: SeatState | null
}

/** Returns the people of a registration, each with the shared answers and their own. */
export function listEachPerson(
  submission: Pick<Submission, 'people' | keyof OnePerson>,
): OnePerson[] {
  const { id, reference, data, people, seat = null } = submission
  if (!people || people.length < 2) return [{ id, reference, data, seat }]
  const own = new Set(Object.keys(people[0]?.data ?? {}))
  const shared = Object.entries(data ?? {}).filter(([fieldId]) => !own.has(fieldId))
  return people.map((one, at) => ({
    id: one.id,
    reference: one.reference,
    seat: one.seat ?? null,
    data: at === 0 ? data : { ...Object.fromEntries(shared), ...one.data },
  }))
}
