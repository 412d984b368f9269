import type pg from 'pg'
import type { APIRequestContext, APIResponse } from 'playwright/test'
import type { Answer } from '@/features/answers/schema'
import type { FieldInput } from '@/features/forms/field-input'
import type { FormDetails } from '@/features/forms/form-input'
import type { Party } from '@/features/forms/party/party'
import type { ReceiptSettings } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import type { FormTranslation } from '@/features/forms/translations/schema'
import type { RegistrationResult } from '@/features/registration/schema'
import type { OtherLanguage } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { slugify } from '@/lib/slug'

async function bodyOf<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`)
  return response.json()
}

export const fakeTranslation = (text: string, lang: OtherLanguage) => `${text} (${lang})`

export class TestForms {
  constructor(
    private readonly api: APIRequestContext,
    private readonly database: pg.Pool,
    /** Part of every form's name, so that each test finds and removes only its own forms. */
    private readonly tag: string,
  ) {}

  async create(title: string, fields: readonly FieldInput[] = []): Promise<EventForm> {
    const name = `${title} ${this.tag}`
    const data = { name, slug: slugify(name), description: null }
    const form = await bodyOf<EventForm>(await this.api.post(paths.api.forms, { data }))
    return fields.length > 0 ? this.saveFields(form, fields) : form
  }

  async saveFields(
    form: EventForm,
    fields: readonly FieldInput[],
    receipt?: ReceiptSettings,
  ): Promise<EventForm> {
    const data = { fields, receipt }
    return bodyOf(await this.api.post(paths.api.formFields(form.id), { data }))
  }

  async saveDetails(form: EventForm, change: Partial<FormDetails>): Promise<EventForm> {
    return bodyOf(await this.api.put(paths.api.form(form.id), { data: change }))
  }

  async limitSeats(form: EventForm, seats: number, party?: Party): Promise<void> {
    const data = {
      ...{ opensAt: null, closesAt: null, showLeftBelow: null },
      ...{ hasWaitingList: true, offerHours: null },
      limits: [{ fieldId: null, option: null, seats }],
      ...(party && { party }),
    }
    await bodyOf(await this.api.put(paths.api.formPlaces(form.id), { data }))
  }

  async setActive(form: EventForm, isActive: boolean): Promise<void> {
    await bodyOf(await this.api.put(paths.api.form(form.id), { data: { isActive } }))
  }

  async translate(form: EventForm, lang: OtherLanguage): Promise<void> {
    const own = (text: string | null) => text && fakeTranslation(text, lang)
    const fields = form.fields.map(({ id, label, helpText, unit, options }) => [
      id,
      {
        ...{ label: own(label), helpText: own(helpText ?? null), unit: own(unit ?? null) },
        options: options?.map(own) ?? null,
      },
    ])
    const data = { isShown: true, name: own(form.name), fields: Object.fromEntries(fields) }
    const path = paths.api.formTranslation(form.id, lang)
    const { isVisible } = await bodyOf<FormTranslation>(await this.api.put(path, { data }))
    if (!isVisible) throw new Error(`"${form.name}" cannot be read in ${lang}`)
  }

  async register(form: EventForm, answers: Record<string, Answer>): Promise<RegistrationResult> {
    const entries = Object.entries(answers).map(([label, answer]) => [idOf(form, label), answer])
    const data = { data: Object.fromEntries(entries) }
    return bodyOf(await this.api.post(paths.api.submit(form.slug), { data }))
  }

  async backdate({ id }: Pick<RegistrationResult, 'id'>, instant: string): Promise<void> {
    await this.database.query('update submissions set submitted_at = $2 where id = $1', [
      id,
      instant,
    ])
  }

  async answers(form: EventForm): Promise<Record<string, Answer>[]> {
    const { rows } = await this.database.query<{ data: Record<string, Answer> }>(
      'select data from submissions where form_id = $1 order by id',
      [form.id],
    )
    return rows.map(({ data }) =>
      Object.fromEntries(Object.entries(data).map(([id, answer]) => [labelOf(form, id), answer])),
    )
  }
}

export async function removeTaggedForms(database: pg.Pool, tag: string): Promise<void> {
  await database.query(
    `delete from submission_files file using submissions s, forms f
     where file.submission_id = s.id and f.id = s.form_id and f.slug like '%' || $1 || '%'`,
    [tag],
  )
  await database.query(
    `delete from mailing_recipients one using mailings m, forms f
     where m.id = one.mailing_id and f.id = m.form_id and f.slug like '%' || $1 || '%'`,
    [tag],
  )
  await database.query(
    `delete from mailings m using forms f where f.id = m.form_id and f.slug like '%' || $1 || '%'`,
    [tag],
  )
  await database.query(
    `delete from place_offers o using submissions s, forms f
     where s.id = o.submission_id and f.id = s.form_id and f.slug like '%' || $1 || '%'`,
    [tag],
  )
  await database.query(
    `delete from submissions s using forms f
     where f.id = s.form_id and f.slug like '%' || $1 || '%'`,
    [tag],
  )
  await database.query(`delete from submission_attempts where slug like '%' || $1 || '%'`, [tag])
  await database.query(
    `delete from form_addresses a using forms f where f.id = a.form_id and f.slug like '%' || $1 || '%'`,
    [tag],
  )
  await database.query(`delete from forms where slug like '%' || $1 || '%'`, [tag])
}

function idOf(form: EventForm, label: string): string {
  const field = form.fields.find((candidate) => candidate.label === label)
  if (!field) throw new Error(`"${form.name}" has no field "${label}"`)
  return field.id
}

const labelOf = (form: EventForm, id: string) =>
  [...form.fields, ...form.archivedFields].find((field) => field.id === id)?.label ?? id
