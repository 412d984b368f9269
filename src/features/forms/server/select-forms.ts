import 'server-only'
import { db, type Executor, query, type SQL, sql } from '@/lib/database/db'
import { FIELD_COLUMNS } from '../field-properties'
import type { FormRow } from '../present'

export const whereFormId = (id: number) => sql`where form.id = ${id}`
/**
 * True when the form is active and has a field that is not removed. Opening times are checked
 * elsewhere.
 */
export const FORM_IS_ACTIVE_SQL = sql`form.is_active and exists (
  select 1 from forms_fields where _parent_id = form.id and not archived)`
/** True when the form has this address, or had it earlier and no other form has it now. */
export const formHasSlugSql = (slug: string) => sql`form.id = coalesce(
  (select id from forms where slug = ${slug}),
  (select form_id::int from form_addresses where address = ${slug}))`
export const whereActiveFormSlug = (slug: string) =>
  sql`where ${formHasSlugSql(slug)} and ${FORM_IS_ACTIVE_SQL}`

const COLUMNS = sql.raw(
  FIELD_COLUMNS.map(
    (name) => `'${name}', ${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
  ).join(', '),
)

/**
 * Reads forms with their fields and limits, all in one statement, because registrations wait for
 * the result.
 */
export async function selectForms(where: SQL, on?: Executor): Promise<FormRow[]> {
  const statement = sql`
    select form.id, form.name, form.slug, form.description, form.closed_text as "closedText",
      form.thanks_text as "thanksText", form.is_active as "isActive",
      form.is_archived as "isArchived", form.has_steps as "hasSteps",
      form.revision::int as revision, form.xmin::text as version, json_build_object('isOn', form.receipt_is_on,
        'subject', form.receipt_subject, 'text', form.receipt_text) as receipt, json_build_object('isOn', form.notice_is_on,
        'version', form.notice_version, 'text', form.notice_text, 'isSensitive', form.notice_is_sensitive) as notice,
      json_build_object('days', form.retention_days, 'from', form.retention_from,
        'eventDay', form.retention_event_day) as retention, form.name_field_ids as "nameFieldIds",
      form.field_settings as "fieldSettings", form.opens_at as "opensAt", form.closes_at as "closesAt",
      json_build_object('hasWaitingList', form.places_has_waiting_list,
        'offerHours', form.places_offer_hours, 'showLeftBelow', form.places_show_left_below,
        'changeUntil', form.places_change_until) as places,
      coalesce((select json_agg(json_build_object('id', id, 'fieldId', field_id, 'option', option,
        'province', province, 'seats', seats, 'held', held, 'waiting', waiting) order by id)
        from place_limits where form_id = form.id), '[]') as limits, form.party, form.translations, form.created_at as "createdAt",
      form.updated_at as "updatedAt", coalesce(field.rows, '[]') as fields
    from forms form
    left join lateral (
      select json_agg(json_build_object(
        'id', id, 'archived', archived, ${COLUMNS}
      ) order by _order) as rows
      from forms_fields where _parent_id = form.id
    ) field on true
    ${where}`
  return query<FormRow>(on ?? (await db()), statement)
}
