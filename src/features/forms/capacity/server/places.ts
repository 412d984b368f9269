import 'server-only'
import { createHash } from 'node:crypto'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, fetchRows, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { isQuestion } from '../../field-types'
import { findBirthField } from '../../party/adults'
import type { Party } from '../../party/party'
import { nameFieldIdsOf } from '../../party/present-party'
import { findProvinceByText } from '../../places/provinces'
import { presentForm } from '../../present'
import type { EventForm } from '../../schema'
import { getFormRow } from '../../server/data'
import { withFormLock, writeForm } from '../../server/write-form'
import {
  type Limit,
  limitKey,
  type Places,
  type PlacesInput,
  type PlacesWithRevision,
  TYPES_WITH_OPTION_LIMITS,
} from '../schema'
import { placesOf } from '../stored'

/** Returns a hash of the settings and limits, without the counts, which registrations change. */
function revisionOf({ limits, ...places }: Places): string {
  const targets = limits.map((limit) => [limitKey(limit), limit.seats]).sort()
  return createHash('sha256')
    .update(JSON.stringify([places, targets]))
    .digest('base64url')
}

export async function getPlaces(id: number): Promise<PlacesWithRevision> {
  const places = placesOf(await getFormRow(id))
  return { ...places, revision: revisionOf(places) }
}

type LimitInput = PlacesInput['limits'][number]

/**
 * Returns the limits; a limit of a province gets the id of its field and the province's slug.
 * Throws `places.no_option` or `places.no_province` when the form does not offer the option or
 * province of a limit.
 */
function toFitting({ fields }: EventForm, limits: LimitInput[]): LimitInput[] {
  return limits.map((limit) => {
    const { fieldId, option, province } = limit
    if (province !== null) {
      const known = fields.find(
        ({ id, fieldType }) =>
          fieldType === 'province_town' && (fieldId === null || id === fieldId),
      )
      const slug = findProvinceByText(province)?.slug
      if (!known || !slug || option !== null) throw new AppError('places.no_province')
      return { ...limit, fieldId: known.id, province: slug }
    }
    if (fieldId === null && option === null) return limit
    const field = fields.find(({ id }) => id === fieldId)
    const isOffered = option !== null && field?.options?.includes(option)
    if (!(field && TYPES_WITH_OPTION_LIMITS.has(field.fieldType) && isOffered)) {
      throw new AppError('places.no_option')
    }
    return limit
  })
}

/**
 * Returns the party, if any, with two additions: the form's name questions, and the removed
 * questions of the stored party, which registrations may have answered. Throws
 * `places.party_field`, `places.no_birth_day`.
 */
function checkedParty(
  { fields, nameFieldIds }: EventForm,
  before: Party | null,
  party: Party | null,
) {
  if (!party) return null
  const known = new Set(fields.filter(isQuestion).map(({ id }) => id))
  if (!party.fieldIds.every((id) => known.has(id))) throw new AppError('places.party_field')
  const names = nameFieldIdsOf(fields, nameFieldIds)
  const asked = new Set([...party.fieldIds, ...names])
  const fieldIds = [
    ...fields.map(({ id }) => id).filter((id) => asked.has(id)),
    ...(before?.fieldIds.filter((id) => !known.has(id)) ?? []),
  ]
  if (asked.size === 0) throw new AppError('places.party_field')
  if (party.needsAdult && !findBirthField(fields, { fieldIds })) {
    throw new AppError('places.no_birth_day')
  }
  return { ...party, fieldIds }
}

/**
 * Stores the limits. A limit that stays keeps its row, which has the earlier texts of its option.
 */
async function storeLimits(tx: Executor, id: number, limits: PlacesInput['limits']) {
  const before = await query<Limit>(
    tx,
    sql`select id, field_id as "fieldId", option, province from place_limits where form_id = ${id}
      order by id for update`,
  )
  const stays = new Map(before.map((limit) => [limitKey(limit), limit.id]))
  const wanted = new Set(limits.map(limitKey))
  for (const limit of before) {
    if (!wanted.has(limitKey(limit))) {
      await tx.execute(sql`delete from place_limits where id = ${limit.id}`)
    }
  }
  for (const limit of limits) {
    const { fieldId, option, province, seats } = limit
    const known = stays.get(limitKey(limit))
    await tx.execute(
      known
        ? sql`update place_limits set seats = ${seats} where id = ${known}`
        : sql`insert into place_limits (form_id, field_id, option, province, seats)
            values (${id}, ${fieldId}, ${option}, ${province}, ${seats})`,
    )
  }
}

const recount = (id: number) => sql`select recount_places(${id})`

/**
 * Stores settings and limits. Registrations keep their places even if there are now more than a
 * limit allows. Throws `form.not_found`, `places.changed` when `revision` is given and not current,
 * `request.invalid` for a repeated limit, and what `toFitting` and `checkedParty` throw.
 */
export function savePlaces(
  id: number,
  { limits: asked, opensAt, closesAt, revision, party, ...places }: PlacesInput,
  actor: StaffActor,
): Promise<PlacesWithRevision> {
  return withFormLock(id, async () => {
    const row = await getFormRow(id)
    const form = presentForm(row)
    if (revision !== undefined && revision !== revisionOf(placesOf(row))) {
      throw new AppError('places.changed')
    }
    const limits = toFitting(form, asked)
    if (new Set(limits.map(limitKey)).size < limits.length) throw new AppError('request.invalid')
    const people = checkedParty(form, row.party, party)
    const data = { opensAt, closesAt, places, party: people && { ...people } }
    await writeForm(form.id, data, async (tx) => {
      await storeLimits(tx, form.id, limits)
      if (limits.length > 0) await tx.execute(recount(form.id))
      await recordAudit({ action: 'form.places_changed', actor, subject: form.name }, tx)
    })
    // Counts again, because registrations stored during the save used the earlier settings; `for
    // update` waits until they are committed.
    if (limits.length > 0) {
      await fetchRows(sql`with form as (select id from forms where id = ${form.id} for update)
        select recount_places(id) from form`)
    }
    return getPlaces(form.id)
  })
}
