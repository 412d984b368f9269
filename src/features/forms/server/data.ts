import 'server-only'
import { type Executor, fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { OtherLanguage } from '@/lib/languages'
import { SLUG_PATTERN } from '@/lib/slug'
import type { Places } from '../capacity/schema'
import { placesOf } from '../capacity/stored'
import { type FormRow, presentForm, presentPublicForm, translatablePartOf } from '../present'
import type { EventForm, PublicForm } from '../schema'
import type { Translations } from '../translations/schema'
import { findTranslatedText } from '../translations/sources'
import { listFormLanguages, translateForm } from '../translations/translate'
import {
  FORM_IS_ACTIVE_SQL,
  formHasSlugSql,
  selectForms,
  whereActiveFormSlug,
  whereFormId,
} from './select-forms'

export const listForms = async (): Promise<EventForm[]> =>
  (await selectForms(sql`order by form.id desc`)).map(presentForm)

export const readFormsById = async (): Promise<ReadonlyMap<number, EventForm>> =>
  new Map((await listForms()).map((form) => [form.id, form]))

export async function findForm(id: number): Promise<EventForm | null> {
  const [row] = await selectForms(whereFormId(id))
  return row ? presentForm(row) : null
}

/** Returns the form with its translations. Throws `form.not_found`. */
export async function getFormRow(id: number, on?: Executor): Promise<FormRow> {
  const [row] = await selectForms(whereFormId(id), on)
  if (!row) throw new AppError('form.not_found')
  return row
}

export async function getForm(id: number): Promise<EventForm> {
  const form = await findForm(id)
  if (!form) throw new AppError('form.not_found')
  return form
}

/** The public part of a form, and what else the server needs for registering. */
export interface ActiveForm extends PublicForm {
  id: number
  version: string
  hasReceipt: boolean
  revision: number
  translations: Translations | null
  places: Places
  closedText: string | null
  /** Required fields that staff may leave empty in a registration that they add by hand. */
  notKnown?: readonly string[]
}

export const publicPartOfForm = ({
  id,
  version,
  hasReceipt,
  revision,
  translations,
  places,
  closedText,
  ...form
}: ActiveForm): PublicForm => form

/**
 * Returns the public part of a form in the language `lang`, or in English when visitors cannot read
 * the form in `lang`.
 */
export function publicFormInLanguage(form: ActiveForm, lang: OtherLanguage | null): PublicForm {
  const shown = publicPartOfForm(form)
  if (!lang || !shown.languages?.includes(lang)) return shown
  return translateForm(shown, lang, form.translations?.[lang])
}

/**
 * Returns the text that staff wrote for visitors of a closed form. Null when there is none, and
 * when the form is active and has fields, even outside its opening times.
 */
export async function findClosedText(
  slug: string,
  lang: OtherLanguage | null = null,
): Promise<string | null> {
  if (!SLUG_PATTERN.test(slug)) return null
  const [form] = await selectForms(
    sql`where ${formHasSlugSql(slug)} and not (${FORM_IS_ACTIVE_SQL})`,
  )
  if (!form) return null
  const { closedText, translations } = form
  const isShown = listFormLanguages(translatablePartOf(form), translations).some(
    (one) => one === lang,
  )
  const translation = lang && isShown ? translations?.[lang] : undefined
  return findTranslatedText(translation, 'closedText', closedText) ?? closedText
}

const toActive = (row: FormRow): ActiveForm => {
  const { id, version, receipt, revision, translations } = row
  return {
    id,
    version,
    hasReceipt: receipt.isOn,
    revision,
    translations,
    places: placesOf(row),
    closedText: row.closedText,
    ...presentPublicForm(row),
  }
}

/** Finds a form, active or not, by its current address or an earlier one. */
export async function findFormRow(slug: string): Promise<FormRow | null> {
  if (!SLUG_PATTERN.test(slug)) return null
  const [row] = await selectForms(sql`where ${formHasSlugSql(slug)}`)
  return row ?? null
}

/**
 * Finds a form that is active and has fields, even outside its opening times. Returns null for any
 * other form.
 */
export async function findActiveForm(slug: string): Promise<ActiveForm | null> {
  if (!SLUG_PATTERN.test(slug)) return null
  const [row] = await selectForms(whereActiveFormSlug(slug))
  return row ? toActive(row) : null
}

/**
 * Returns a form without its opening times, even an inactive form, so that staff can add a
 * registration by hand at any time. Throws `form.not_found`, `form.without_fields`.
 */
export async function getFormForHandEntry(id: number): Promise<ActiveForm> {
  const form = toActive(await getFormRow(id))
  Object.assign(form.places, { opensAt: null, closesAt: null })
  if (form.fields.length === 0) throw new AppError('form.without_fields')
  return form
}

export async function getActiveForm(slug: string): Promise<ActiveForm> {
  const form = await findActiveForm(slug)
  if (!form) throw new AppError('form.not_found')
  return form
}

export const listActiveForms = async (): Promise<Omit<PublicForm, 'fields'>[]> =>
  fetchRows(
    sql`select name, slug, description from forms form where ${FORM_IS_ACTIVE_SQL} order by id desc`,
  )
