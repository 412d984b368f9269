import 'server-only'
import { isOpenAt, presentPlaces } from '@/features/forms/capacity/opening'
import { placesOf } from '@/features/forms/capacity/stored'
import { presentPublicForm } from '@/features/forms/present'
import type { PublicForm } from '@/features/forms/schema'
import { type Executor, query, sql } from '@/lib/database/db'
import type { OpenedLink } from './find'

/**
 * True while the form is active, not archived, and between its opening and closing times. Free
 * places are not considered.
 */
export const isFormOpen = ({ form, row }: OpenedLink): boolean =>
  form.isActive && !form.isArchived && isOpenAt(placesOf(row), Date.now(), null)

/**
 * True when each person must send a file. Nobody can then be added, because the page that adds a
 * person takes no files.
 */
export const needsFilePerPerson = ({ party, fields }: PublicForm): boolean =>
  fields.some(
    ({ id, fieldType, isRequired }) =>
      fieldType === 'file' && isRequired && party?.fieldIds.includes(id),
  )

export function mayAddPerson(own: OpenedLink): boolean {
  const { submission, row, asked } = own
  const form = presentPublicForm(row)
  const { party } = form
  const coming = (submission.people ?? []).filter(({ seat }) => seat !== 'cancelled')
  return (
    asked === null &&
    party !== undefined &&
    coming.length > 0 &&
    coming.length < party.max &&
    coming.every(({ seat }) => seat === null || seat === 'held') &&
    isFormOpen(own) &&
    !presentPlaces(placesOf(row), Date.now()).isFull &&
    !needsFilePerPerson(form)
  )
}

/**
 * The number of the next person. Numbers of erased people are not reused, because references and
 * links contain them.
 */
const NEXT = sql`(select (greatest(max(one.person), max(one.last_person)) + 1)::int
  from submissions one where one.id = submissions.id or one.party_id = submissions.id)`

/**
 * Returns the number for an added person. The request that adds the person repeats this number, so
 * that a second press adds nobody.
 */
export async function nextPersonNumber(on: Executor, id: number): Promise<number> {
  const [row] = await query<{ next: number }>(
    on,
    sql`select ${NEXT} as next from submissions where id = ${id}`,
  )
  return row?.next ?? 1
}
