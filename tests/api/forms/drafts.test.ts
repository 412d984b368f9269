import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormDraft } from '@/features/forms/builder/content'
import { LISTED_VERSION_COUNT } from '@/features/forms/builder/listed-versions'
import type { EventForm, FormField, PublicForm } from '@/features/forms/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, newSlug, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let ana: Client
let ben: Client
beforeAll(async () => {
  ana = await staffClient('event_coordinator')
  ben = await staffClient('admin')
})
afterAll(removeCreatedRows)

const labels = (fields: readonly { label: string }[]) => fields.map(({ label }) => label)

const EXTRA = { label: 'Shirt size', fieldType: 'text', isRequired: true }

const keep = (
  client: Client,
  form: EventForm,
  draft: string | null,
  fields: readonly unknown[] = [...form.fields, EXTRA],
) =>
  client.put<FormDraft>(paths.api.formDraft(form.id), {
    fields,
    receipt: { ...form.receipt, subject: 'Kept' },
    revision: form.revision,
    draft,
  })

const read = async (id: number) => (await ana.get<FormDraft | null>(paths.api.formDraft(id))).body
const readForm = async (id: number) => (await ana.get<EventForm>(paths.api.form(id))).body
const publish = (client: Client, id: number, draft: string, revision: number) =>
  client.post<EventForm>(paths.api.publishDraft(id), { draft, revision })

const shownTo = async ({ slug }: EventForm) =>
  labels((await newVisitor().get<PublicForm>(paths.api.publicForm(slug))).body.fields)

describe('a draft', () => {
  it('does not take the address that another form has or had', async () => {
    const [form, other] = [
      await createOpenForm({ Name: 'text' }),
      await createOpenForm({ Name: 'text' }),
    ]
    const moved = newSlug()
    expect((await ana.put(paths.api.form(other.id), { slug: moved })).status).toBe(200)
    const keepAt = (slug: string) =>
      ana.put(paths.api.formDraft(form.id), {
        ...{ fields: form.fields, receipt: form.receipt, revision: form.revision, draft: null },
        details: { slug },
      })
    for (const [slug, code] of [
      [moved, 'form.slug_taken'],
      [other.slug, 'form.slug_retired'],
    ] as const) {
      const refused = await keepAt(slug)
      expectRefusal(refused, 409, code)
      expect(refused.body).toMatchObject({ fields: { slug: expect.any(String) } })
    }
    expect(await read(form.id)).toBeNull()
    expect((await keepAt(form.slug)).status).toBe(200)
  })

  it('is kept with who and when, and shown to nobody until it is published', async () => {
    const form = await createOpenForm({ Name: 'text' })
    expect(await read(form.id)).toBeNull()
    const { status, body } = await keep(ana, form, null)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      savedBy: expect.stringMatching(/\w/),
      savedAt: expect.stringMatching(/Z$/),
      isOutdated: false,
      receipt: { subject: 'Kept' },
    })
    expect(labels(body.fields)).toEqual(['Name', 'Shirt size'])
    expect(await read(form.id)).toEqual(body)
    expect(await shownTo(form)).toEqual(['Name'])
    expect(await readForm(form.id)).toMatchObject({ revision: form.revision })

    const { body: shown } = await publish(ana, form.id, body.version, form.revision)
    expect(labels(shown.fields)).toEqual(['Name', 'Shirt size'])
    expect(shown.fields[0]?.id).toBe(form.ids.Name)
    expect(shown).toMatchObject({ revision: form.revision + 1, receipt: { subject: 'Kept' } })
    expect(await shownTo(form)).toEqual(['Name', 'Shirt size'])
    expect(await read(form.id)).toBeNull()
    const lines = await readLastAuditLines('form.%', 3)
    expect(lines.map(({ action }) => action)).toEqual([
      'form.receipt_changed',
      'form.draft_published',
      'form.draft_kept',
    ])
  })

  it('goes with the save that shows it, and when it is discarded', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body: first } = await keep(ana, form, null)
    const { fields, version: draft } = first
    await ana.post(paths.api.formFields(form.id), { fields, revision: form.revision, draft })
    expect(await read(form.id)).toBeNull()

    const { body: second } = await keep(ana, await readForm(form.id), null)
    const discard = () => ana.post(paths.api.discardDraft(form.id), { draft: second.version })
    expect((await discard()).status).toBe(200)
    expect(await read(form.id)).toBeNull()
    expect((await readLastAuditLines('form.%'))[0]).toMatchObject({
      action: 'form.draft_discarded',
      subject: form.name,
    })
    expectRefusal(await discard(), 409, 'form.draft_changed')
  })

  it('of a colleague is told and not overwritten', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body: first } = await keep(ana, form, null)
    expectRefusal(await keep(ben, form, null), 409, 'form.draft_changed')
    const { body: second } = await keep(ben, { ...form, revision: 99 }, first.version, [])
    expect(second).toMatchObject({ baseRevision: form.revision, fields: [] })
    expect(second.savedBy).not.toBe(first.savedBy)
    expect(second.savedAt > first.savedAt).toBe(true)
    expectRefusal(await keep(ana, form, first.version), 409, 'form.draft_changed')
    expectRefusal(
      await publish(ana, form.id, first.version, form.revision),
      409,
      'form.draft_changed',
    )
    const draft = first.version
    await ana.post(paths.api.formFields(form.id), { fields: form.fields, draft })
    expect((await read(form.id))?.version).toBe(second.version)
  })

  it('says that the form was saved since, and is not published over that unseen', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body: draft } = await keep(ana, form, null)
    await ben.post(paths.api.formFields(form.id), {
      fields: [...form.fields, { label: 'Allergies', fieldType: 'text' }],
    })
    const outdated = { isOutdated: true, baseRevision: form.revision }
    expect(await read(form.id)).toMatchObject(outdated)
    const { body: kept } = await keep(ana, form, draft.version)
    expect(kept).toMatchObject(outdated)
    expectRefusal(await publish(ana, form.id, kept.version, form.revision), 409, 'form.changed')
    expect(await shownTo(form)).toEqual(['Name', 'Allergies'])
    const seen = await publish(ana, form.id, kept.version, form.revision + 1)
    expect(labels(seen.body.fields)).toEqual(['Name', 'Shirt size'])
    expect(labels(seen.body.archivedFields)).toEqual(['Allergies'])
  })

  it('takes no field of another form, and no field that saving would refuse', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const foreign = [{ id: 'elsewhere', label: 'Name', fieldType: 'text' }]
    expectRefusal(await keep(ana, form, null, foreign), 400, 'form.unknown_field')
    expect((await keep(ana, form, null, [{ label: '', fieldType: 'text' }])).status).toBe(400)
    expect(await read(form.id)).toBeNull()
  })
})

const ROUNDS = 6

describe('two people at one form and its draft', () => {
  it('never undo one another: one of two keepings counts, and no save is lost', async () => {
    const { id } = await createOpenForm({ Name: 'text' })
    for (let round = 1; round <= ROUNDS; round++) {
      const form = await readForm(id)
      const seen = (await read(id))?.version ?? null
      const mine = [...form.fields, { label: `Ana ${round}`, fieldType: 'text' }]
      const theirs = [...form.fields, { label: `Ben ${round}`, fieldType: 'text' }]
      const saved = [...form.fields, { label: `Saved ${round}`, fieldType: 'text' }]
      const [anas, bens, save] = await Promise.all([
        keep(ana, form, seen, mine),
        keep(ben, form, seen, theirs),
        ben.post<EventForm>(paths.api.formFields(id), { fields: saved, revision: form.revision }),
      ])
      expect([anas.status, bens.status].sort()).toEqual([200, 409])
      expect(save.status).toBe(200)
      const winner = anas.status === 200 ? anas.body : bens.body
      const draft = await read(id)
      expect(draft).toMatchObject({ version: winner.version, fields: winner.fields })
      expect(draft?.isOutdated).toBe(true)

      const now = await readForm(id)
      expect(labels(now.fields)).toContain(`Saved ${round}`)
      const replies = await Promise.all([
        publish(ana, id, winner.version, now.revision),
        keep(ben, now, winner.version, mine),
        ana.post(paths.api.formFields(id), { fields: now.fields, revision: now.revision }),
      ])
      const [published, kept, again] = replies.map(({ status }) => status)
      expect([published, again].filter((status) => status === 200)).toHaveLength(1)
      expect([published, kept].filter((status) => status === 200)).toHaveLength(1)
      expect((await readForm(id)).revision).toBe(now.revision + 1)
    }
  })
})

describe('earlier versions', () => {
  interface Version {
    revision: number
    savedBy: string | null
    savedAt: string
    fields: FormField[]
  }
  const versions = async (id: number) => (await ana.get<Version[]>(paths.api.formVersions(id))).body
  const restore = (id: number, revision: number, seen: number) =>
    ana.post<EventForm>(paths.api.restoreVersion(id, revision), { revision: seen })

  async function changedForm(): Promise<OpenForm<'Name' | 'Church'>> {
    const form = await createOpenForm({
      Name: 'text',
      Church: { fieldType: 'text', helpText: 'Which' },
    })
    await register(form, { [form.ids.Name]: 'Ana', [form.ids.Church]: 'San Isidro' })
    await ben.post(paths.api.formFields(form.id), {
      fields: [{ ...form.fields[0], label: 'Full name' }],
    })
    return form
  }

  it('are every state that visitors could see, with who saved it', async () => {
    const form = await changedForm()
    const list = await versions(form.id)
    expect(list.map(({ revision, fields }) => [revision, labels(fields)])).toEqual([
      [form.revision + 1, ['Full name']],
      [form.revision, ['Name', 'Church']],
    ])
    expect(list[0]?.savedBy).not.toBe(list[1]?.savedBy)
    expect(list.every(({ savedBy }) => savedBy)).toBe(true)
    await ana.put(paths.api.form(form.id), { name: 'Another name' })
    await keep(ana, await readForm(form.id), null)
    expect(await versions(form.id)).toHaveLength(2)
  })

  it('are listed with one more than the screen shows, to compare the last with', async () => {
    const { id } = await createOpenForm({ Name: 'text' })
    await (await pool()).query(
      `insert into form_versions (form_id, revision, fields, receipt)
       select $1::int, n, '[]'::jsonb, '{}'::jsonb from generate_series(100, 199) n`,
      [id],
    )
    expect(await versions(id)).toHaveLength(LISTED_VERSION_COUNT + 1)
  })

  it('come back as another save, and the old answers with their fields', async () => {
    const form = await changedForm()
    const { status, body } = await restore(form.id, form.revision, form.revision + 1)
    expect(status).toBe(200)
    expect(body.fields).toEqual(form.fields)
    expect(body.revision).toBe(form.revision + 2)
    expect(await versions(form.id)).toHaveLength(3)
    const counts = await ana.get<Record<string, number>>(paths.api.formAnswerCounts(form.id))
    expect(counts.body).toEqual({ [form.ids.Name]: 1, [form.ids.Church]: 1 })
    expect((await readLastAuditLines('form.%'))[0]).toMatchObject({
      action: 'form.version_restored',
      detail: `version ${form.revision}`,
    })
  })

  it('do not come over a save that was not seen', async () => {
    const form = await changedForm()
    expectRefusal(await restore(form.id, form.revision, form.revision), 409, 'form.changed')
    expectRefusal(await restore(form.id, 99, form.revision + 1), 404, 'form.version_not_found')
    expect(labels((await readForm(form.id)).fields)).toEqual(['Full name'])
  })

  it('of a copy begin with the state it came with', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body: copy } = await ana.post<EventForm>(paths.api.formDuplicate(form.id))
    expect(await versions(copy.id)).toEqual([])
    await ana.post(paths.api.formFields(copy.id), { fields: [...copy.fields, EXTRA] })
    const [second, first] = await versions(copy.id)
    expect(labels(second?.fields ?? [])).toEqual(['Name', 'Shirt size'])
    expect(labels(first?.fields ?? [])).toEqual(['Name'])
    expect(first).toMatchObject({ savedBy: null, savedAt: copy.updatedAt })
  })
})
