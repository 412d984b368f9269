import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, fetchRows, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { EventForm } from '../../schema'
import { getForm, getFormRow } from '../../server/data'
import { withForm, writeForm } from '../../server/write-form'
import { LIMITED_TYPES, type Limit, limitKey, type Places, type PlacesInput } from '../schema'
import { placesOf } from '../stored'

/** @throws AppError `form.not_found` */
export const getPlaces = async (id: number): Promise<Places> => placesOf(await getFormRow(id))

/** @throws AppError `places.no_option` for a limit of an option that the form does not offer */
function refuseUnfit({ fields }: EventForm, limits: PlacesInput['limits']): void {
  for (const { fieldId, option } of limits) {
    if (fieldId === null && option === null) continue
    const field = fields.find(({ id }) => id === fieldId)
    const isOffered = option !== null && field?.options?.includes(option)
    if (!(field && LIMITED_TYPES.has(field.fieldType) && isOffered)) {
      throw new AppError('places.no_option')
    }
  }
}

/** Stores the limits; one that stays keeps its row, so that it never counts twice. */
async function storeLimits(tx: Executor, id: number, limits: PlacesInput['limits']) {
  const before = await query<Limit>(
    tx,
    sql`select id, field_id as "fieldId", option from place_limits where form_id = ${id}
      order by id for update`,
  )
  const stays = new Map(before.map((limit) => [limitKey(limit), limit.id]))
  const wanted = new Set(limits.map(limitKey))
  for (const limit of before) {
    if (!wanted.has(limitKey(limit))) {
      await tx.execute(sql`delete from place_limits where id = ${limit.id}`)
    }
  }
  for (const { fieldId, option, seats } of limits) {
    const known = stays.get(limitKey({ fieldId, option }))
    await tx.execute(
      known
        ? sql`update place_limits set seats = ${seats} where id = ${known}`
        : sql`insert into place_limits (form_id, field_id, option, seats)
            values (${id}, ${fieldId}, ${option}, ${seats})`,
    )
  }
}

const recount = (id: number) => sql`select recount_places(${id})`

/**
 * Replaces the times and limits. Registrations that exist hold their places, even when there are
 * more of them than places.
 * @throws AppError `form.not_found`, `places.no_option`
 */
export function savePlaces(
  id: number,
  { limits, opensAt, closesAt, ...places }: PlacesInput,
  actor: StaffActor,
): Promise<Places> {
  return withForm(id, async () => {
    const form = await getForm(id)
    refuseUnfit(form, limits)
    await writeForm(form.id, { opensAt, closesAt, places }, async (tx) => {
      await storeLimits(tx, form.id, limits)
      if (limits.length > 0) await tx.execute(recount(form.id))
      await recordAudit({ action: 'form.places_changed', actor, subject: form.name }, tx)
    })
    // Registrations that were under way meanwhile were stored by the form as it was before; the
    // lock waits for them.
    if (limits.length > 0) {
      await fetchRows(sql`with form as (select id from forms where id = ${form.id} for update)
        select recount_places(id) from form`)
    }
    return getPlaces(form.id)
  })
}
