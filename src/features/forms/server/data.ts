import 'server-only'
import type { Placeholder } from '@payloadcms/db-postgres/drizzle'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { SLUG_PATTERN } from '@/lib/slug'
import { FIELD_COLUMNS } from '../field-properties'
import { type FormRow, presentForm, presentPublicForm } from '../present'
import type { EventForm, PublicForm } from '../schema'

const byId = (id: number) => sql`where form.id = ${id}`
/** A form without fields is closed even when its switch is on. */
const isOpen = sql`form.is_active and exists (
  select 1 from forms_fields where _parent_id = form.id and not archived)`
/** A condition that finds a form by its current address or an earlier one. */
const bySlug = (slug: string) => sql`form.id = coalesce(
  (select id from forms where slug = ${slug}),
  (select form_id::int from form_addresses where address = ${slug}))`
const activeBySlug = (slug: string) => sql`where ${bySlug(slug)} and ${isOpen}`

/** SQL arguments `'helpText', help_text, …`: each column by its property's name. */
const COLUMNS = sql.raw(
  FIELD_COLUMNS.map(
    (name) => `'${name}', ${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
  ).join(', '),
)

/** Reads forms with their fields in one statement, because every submission waits for it. */
async function selectForms(where: SQL): Promise<FormRow[]> {
  return fetchRows<FormRow>(sql`
    select form.id, form.name, form.slug, form.description, form.closed_text as "closedText",
      form.thanks_text as "thanksText", form.is_active as "isActive",
      form.is_archived as "isArchived",
      form.revision::int as revision, form.xmin::text as version, json_build_object('isOn', form.receipt_is_on,
        'subject', form.receipt_subject, 'text', form.receipt_text) as receipt, json_build_object('isOn', form.notice_is_on,
        'version', form.notice_version, 'text', form.notice_text, 'isSensitive', form.notice_is_sensitive) as notice,
      json_build_object('days', form.retention_days, 'from', form.retention_from,
        'eventDay', form.retention_event_day) as retention, form.name_field_ids as "nameFieldIds",
      form.field_settings as "fieldSettings", form.created_at as "createdAt",
      form.updated_at as "updatedAt", coalesce(field.rows, '[]') as fields
    from forms form
    left join lateral (
      select json_agg(json_build_object(
        'id', id, 'archived', archived, ${COLUMNS}
      ) order by _order) as rows
      from forms_fields where _parent_id = form.id
    ) field on true
    ${where}`)
}

/** Returns all forms, newest first. */
export const listForms = async (): Promise<EventForm[]> =>
  (await selectForms(sql`order by form.id desc`)).map(presentForm)

export async function findForm(id: number | null): Promise<EventForm | null> {
  const [row] = id === null ? [] : await selectForms(byId(id))
  return row ? presentForm(row) : null
}

/** @throws AppError `form.not_found` */
export async function getForm(id: number | null): Promise<EventForm> {
  const form = await findForm(id)
  if (!form) throw new AppError('form.not_found')
  return form
}

/** A form, usually an open one, with what registering needs beyond its public part. */
export interface ActiveForm extends PublicForm {
  id: number
  /** PostgreSQL's `xmin`, which is different after each write of the row. */
  version: string
  /** Whether the registrant gets a confirmation email. */
  hasReceipt: boolean
}

/** Returns the public part of the form, without the properties that `ActiveForm` adds. */
export const publicPartOf = ({ id, version, hasReceipt, ...form }: ActiveForm): PublicForm => form

/**
 * Returns the text that staff wrote for the closed form; null when the form is open or unknown, or
 * has no such text.
 */
export async function findClosedText(slug: string): Promise<string | null> {
  if (!SLUG_PATTERN.test(slug)) return null
  const [form] = await fetchRows<{ closedText: string | null }>(
    sql`select closed_text as "closedText" from forms form where ${bySlug(slug)} and not (${isOpen})`,
  )
  return form?.closedText ?? null
}

const toActive = (row: FormRow): ActiveForm => {
  const { id, version, receipt } = row
  return { id, version, hasReceipt: receipt.isOn, ...presentPublicForm(row) }
}

/** Finds a form, open or closed, by its current address or an earlier one. */
export async function findFormRow(slug: string): Promise<FormRow | null> {
  if (!SLUG_PATTERN.test(slug)) return null
  const [row] = await selectForms(sql`where ${bySlug(slug)}`)
  return row ?? null
}

/**
 * Finds an open form by its current address or an earlier one; null when it is unknown or closed,
 * also for lack of fields.
 */
export async function findActiveForm(slug: string): Promise<ActiveForm | null> {
  if (!SLUG_PATTERN.test(slug)) return null
  const [row] = await selectForms(activeBySlug(slug))
  return row ? toActive(row) : null
}

/**
 * Returns a form, open or closed, for staff who register somebody by hand.
 * @throws AppError `form.not_found`, `form.without_fields`
 */
export async function getFormByHand(id: number | null): Promise<ActiveForm> {
  const [row] = id === null ? [] : await selectForms(byId(id))
  if (!row) throw new AppError('form.not_found')
  const form = toActive(row)
  if (form.fields.length === 0) throw new AppError('form.without_fields')
  return form
}

/** @throws AppError `form.not_found` when the form is closed or unknown */
export async function getActiveForm(slug: string): Promise<ActiveForm> {
  const form = await findActiveForm(slug)
  if (!form) throw new AppError('form.not_found')
  return form
}

/**
 * Selects the form only if it has not changed since this version and, unless `isByHand`, is
 * switched on; for the statement that stores a registration.
 */
export const selectUnchangedForm = (
  id: Placeholder,
  version: Placeholder,
  isByHand = false,
): SQL => sql`
  select id from forms where id = ${id} and ${isByHand ? sql`true` : sql`is_active`}
    and xmin::text = ${version}`

/** The forms that the public site may list: open ones, newest first. */
export const listActiveForms = async (): Promise<Omit<PublicForm, 'fields'>[]> =>
  fetchRows(sql`select name, slug, description from forms form where ${isOpen} order by id desc`)
