import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormDraft } from '@/features/forms/builder/content'
import type { EventForm } from '@/features/forms/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, newSlug } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let colleague: Client
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

const PRIVACY = {
  notice: { isOn: true, text: 'We keep it for a month.' },
  retention: { days: 30, from: 'arrival', eventDay: null },
}
const EXTRA = { label: 'Church', fieldType: 'text' }

const save = (form: EventForm, rest: object) =>
  colleague.post<EventForm>(paths.api.formFields(form.id), {
    fields: [...form.fields, EXTRA],
    revision: form.revision,
    ...rest,
  })
const read = async (id: number) => (await colleague.get<EventForm>(paths.api.form(id))).body

describe('one save', () => {
  it('stores everything that is open in the builder, and each part has its line in the log', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const texts = { name: 'Camp', slug: newSlug(), thanksText: 'Bring your Bible.' }
    const details = { ...texts, hasSteps: true }
    const receipt = { isOn: true, subject: 'Welcome', text: 'See you there.' }
    const { status, body } = await save(form, { details, receipt, privacy: PRIVACY })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...details,
      receipt,
      description: form.description,
      revision: form.revision + 1,
      privacy: { ...PRIVACY, notice: { ...PRIVACY.notice, version: 1 } },
    })
    expect(body.fields.map(({ label }) => label)).toEqual(['Name', 'Church'])
    const { body: shown } = await newVisitor().get<EventForm>(paths.api.publicForm(form.slug))
    expect(shown).toMatchObject({ slug: details.slug, hasSteps: true })
    expect(form.hasSteps).toBe(false)
    const lines = await readLastAuditLines('form.%', 4)
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'form.fields_saved',
      'form.privacy_changed',
      'form.receipt_changed',
      'form.updated',
    ])
    const lineOf = (action: string) => lines.find((line) => line.action === action)
    expect(lineOf('form.fields_saved')).toMatchObject({ subject: 'Camp' })
    expect(lineOf('form.receipt_changed')).toMatchObject({ subject: 'Camp', detail: 'on' })
  })

  it('stores nothing of it when one part cannot be saved, and says which', async () => {
    const other = await createOpenForm({ Name: 'text' })
    const form = await createOpenForm({ Name: 'text' })
    const taken = await save(form, {
      details: { name: 'Camp', slug: other.slug },
      privacy: PRIVACY,
    })
    expectRefusal(taken, 409, 'form.slug_taken')
    expect(taken.body).toHaveProperty('fields.slug')
    const nameless = await save(form, { details: { name: ' ' }, privacy: PRIVACY })
    expectRefusal(nameless, 400, 'request.invalid')
    const silent = { ...PRIVACY, notice: { isOn: true, text: '' } }
    expectRefusal(await save(form, { privacy: silent }), 400, 'request.invalid')
    expect(await read(form.id)).toEqual({ ...form, ids: undefined })
  })

  it('is one transaction: a write that fails at its end takes the rest back', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const sql = await pool()
    await sql.query(`alter table form_notices
      add constraint refused check (text <> 'Refused by the database') not valid`)
    try {
      const text = 'Refused by the database'
      const reply = await save(form, {
        details: { name: 'Camp', slug: newSlug() },
        privacy: { ...PRIVACY, notice: { isOn: true, text } },
      })
      expect(reply.status).toBe(500)
    } finally {
      await sql.query('alter table form_notices drop constraint refused')
    }
    expect(await read(form.id)).toEqual({ ...form, ids: undefined })
    const { rows } = await sql.query('select from form_addresses where form_id = $1', [form.id])
    expect(rows).toEqual([])
    expect((await readLastAuditLines('form.%'))[0]).toMatchObject({ action: 'form.fields_saved' })
  })

  it('gives an address to one of the forms that ask for it at once, also by a draft', async () => {
    const forms = await Promise.all(
      Array.from({ length: 4 }, () => createOpenForm({ Name: 'text' })),
    )
    const details = { slug: newSlug() }
    const calls = await Promise.all(
      forms.map(async (form, at) => {
        const { id, fields, receipt, revision } = form
        if (at % 2) return () => save(form, { details })
        const { body } = await colleague.put<FormDraft>(paths.api.formDraft(id), {
          ...{ fields, receipt, revision, details, draft: null },
        })
        const seen = { draft: body.version, revision }
        return () => colleague.post<EventForm>(paths.api.publishDraft(id), seen)
      }),
    )
    const replies = await Promise.all(calls.map((call) => call()))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('leaves what is not sent as it is', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await save(form, { details: { name: 'Camp' }, privacy: PRIVACY })
    const { body } = await colleague.post<EventForm>(paths.api.formFields(form.id), {
      fields: form.fields,
    })
    expect(body).toMatchObject({ name: 'Camp', slug: form.slug, privacy: PRIVACY })
  })
})

describe('a draft', () => {
  it('keeps name, address, texts and privacy too, and publishing stores them', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const details = { name: 'Camp', slug: newSlug(), closedText: 'In May.', hasSteps: true }
    const keep = (rest: object) =>
      colleague.put<FormDraft>(paths.api.formDraft(form.id), {
        fields: form.fields,
        receipt: form.receipt,
        revision: form.revision,
        draft: null,
        ...rest,
      })
    const { body: first } = await keep({})
    const receipt = { isOn: true, subject: 'Welcome', text: 'See you there.' }
    const rest = { details, privacy: PRIVACY, receipt, draft: first.version }
    const { body: draft } = await keep(rest)
    expect(draft).toMatchObject({ details, privacy: PRIVACY })
    expect(await read(form.id)).toMatchObject({ name: form.name, slug: form.slug })
    const seen = { draft: draft.version, revision: form.revision }
    const { body } = await colleague.post<EventForm>(paths.api.publishDraft(form.id), seen)
    expect(body).toMatchObject({ ...details, privacy: PRIVACY, receipt })
  })
})

it('restoring a version brings back its name and texts, not its address or privacy', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const slug = newSlug()
  const texts = { description: 'Three days', closedText: 'In May.', thanksText: 'Bring it.' }
  const details = { name: 'Camp', ...texts, slug, hasSteps: true }
  const receipt = { isOn: true, subject: 'Welcome', text: 'See you there.' }
  const { body: renamed } = await save(form, { details, privacy: PRIVACY, receipt })
  const restored = await colleague.post<EventForm>(
    paths.api.restoreVersion(form.id, form.revision),
    { revision: renamed.revision },
  )
  expect(restored.status).toBe(200)
  expect(restored.body).toMatchObject({
    name: form.name,
    description: form.description,
    closedText: null,
    thanksText: null,
    hasSteps: false,
    receipt: form.receipt,
    slug,
    privacy: PRIVACY,
  })
})
