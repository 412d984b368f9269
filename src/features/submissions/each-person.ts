import type { StoredAnswers } from '../answers/schema'
import type { Submission } from './schema'

interface OnePerson {
  id: number
  reference: string
  data: StoredAnswers
}

/** The people of a registration, each with the shared answers beside the own ones. */
export function eachPerson(submission: Pick<Submission, 'people' | keyof OnePerson>): OnePerson[] {
  const { id, reference, data, people } = submission
  if (!people || people.length < 2) return [{ id, reference, data }]
  const own = new Set(Object.keys(people[0]?.data ?? {}))
  const shared = Object.entries(data ?? {}).filter(([fieldId]) => !own.has(fieldId))
  return people.map((one, at) => ({
    id: one.id,
    reference: one.reference,
    data: at === 0 ? data : { ...Object.fromEntries(shared), ...one.data },
  }))
}
