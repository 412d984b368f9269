import 'server-only'
import { isOpenAt, presentPlaces } from '@/features/forms/capacity/opening'
import { placesOf } from '@/features/forms/capacity/stored'
import { presentPublicForm } from '@/features/forms/present'
import { type Executor, query, sql } from '@/lib/database/db'
import type { OpenedLink } from './find'

/** Whether the form is active and within its opening times; free places are not considered. */
export const isFormOpen = ({ form, row }: OpenedLink): boolean =>
  form.isActive && !form.isArchived && isOpenAt(placesOf(row), Date.now(), null)

/**
 * Whether a person can be added by this link: it is the link of the whole party, the form is open
 * and not full, everybody in the party has a place, the party is not complete, and no file is
 * required of each person, because files cannot be sent here.
 */
export function mayAdd(own: OpenedLink): boolean {
  const { submission, row, asked } = own
  const { party, fields } = presentPublicForm(row)
  const coming = (submission.people ?? []).filter(({ seat }) => seat !== 'cancelled')
  return (
    asked === null &&
    party !== undefined &&
    coming.length > 0 &&
    coming.length < party.max &&
    coming.every(({ seat }) => seat === null || seat === 'held') &&
    isFormOpen(own) &&
    !presentPlaces(placesOf(row), Date.now()).isFull &&
    !fields.some(
      ({ id, fieldType, isRequired }) =>
        fieldType === 'file' && isRequired && party.fieldIds.includes(id),
    )
  )
}

/**
 * SQL for the number of the next person. The numbers of erased people are not given again, because
 * references and links contain them.
 */
const NEXT = sql`(select (greatest(max(one.person), max(one.last_person)) + 1)::int
  from submissions one where one.id = submissions.id or one.party_id = submissions.id)`

/**
 * Returns the number of the next person. The request that adds the person repeats this number, so
 * that a second press adds nobody.
 */
export async function nextPerson(on: Executor, id: number): Promise<number> {
  const [row] = await query<{ next: number }>(
    on,
    sql`select ${NEXT} as next from submissions where id = ${id}`,
  )
  return row?.next ?? 1
}
