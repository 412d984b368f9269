import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventForm, ListedForm } from '@/features/forms/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let colleague: Client
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

const change = (id: number, input: object) => colleague.put<EventForm>(paths.api.form(id), input)
const remove = (id: number) => colleague.send(paths.api.form(id), { method: 'DELETE' })
const answersOf = async (id: number) =>
  (await (await pool()).query('select from submissions where form_id = $1', [id])).rowCount

describe('an archived form', () => {
  it('is closed, keeps its registrations, and comes out closed until it is opened', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const answers = { [form.ids.Name]: 'Ana' }
    await register(form, answers)
    expect(form.isArchived).toBe(false)
    const { body } = await change(form.id, { isArchived: true })
    expect(body).toMatchObject({ isArchived: true, isActive: false })
    expect((await readLastAuditLines('form.%'))[0]).toMatchObject({ action: 'form.archived' })
    expectRefusal(await newVisitor().get(paths.api.publicForm(form.slug)), 404, 'form.not_found')
    expectRefusal(await register(form, answers), 404, 'form.not_found')
    const { body: list } = await colleague.get<ListedForm[]>(paths.api.forms)
    expect(list.find(({ id }) => id === form.id)).toMatchObject({
      isArchived: true,
      submissions: { total: 1 },
    })

    const keeper = await staffClient('store_manager')
    const { body: shown } = await keeper.get<ListedForm[]>(paths.api.forms)
    expect(shown.find(({ id }) => id === form.id)).toMatchObject({ submissions: null })

    const { body: back } = await change(form.id, { isArchived: false })
    expect((await readLastAuditLines('form.%'))[0]).toMatchObject({ action: 'form.unarchived' })
    expect(back).toMatchObject({ isArchived: false, isActive: false })
    await change(form.id, { isArchived: true })
    const { body: opened } = await change(form.id, { isActive: true })
    expect(opened).toMatchObject({ isArchived: false, isActive: true })
    expect((await register(form, answers)).status).toBe(201)
  })
})

describe('deleting a form', () => {
  it('takes everything of a form without registrations along', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await change(form.id, { slug: `${form.slug}-moved` })
    const database = await pool()
    for (const row of [
      `form_notices (form_id, version, text) values ($1, 1, 'x')`,
      `form_drafts (form_id, version, base_revision, fields, receipt) values ($1, 'x', 1, '[]', '{}')`,
      `form_previews (form_id, token, shown) values ($1, gen_random_uuid(), '{}')`,
      `retention_plans (form_id, cutoff, goes_at, count) values ($1, now(), now(), 1)`,
      'place_limits (form_id, seats) values ($1, 1)',
      `submission_layouts (form_id, staff_id, columns) select $1, id, '[]' from admin_users limit 1`,
      `mailings (form_id, key, subject, text, merge_fields)
       values ($1, gen_random_uuid(), 'x', 'x', '{}')`,
    ]) {
      await database.query(`insert into ${row}`, [form.id])
    }
    expect((await remove(form.id)).status).toBe(204)
    expectRefusal(await colleague.get(paths.api.form(form.id)), 404, 'form.not_found')
    expectRefusal(await remove(form.id), 404, 'form.not_found')
    expect((await readLastAuditLines('form.%'))[0]).toMatchObject({ action: 'form.deleted' })
    for (const table of [
      ...['form_addresses', 'form_versions', 'form_notices', 'form_drafts', 'form_previews'],
      ...['retention_plans', 'place_limits', 'submission_layouts', 'mailings'],
    ]) {
      const left = `select from ${table} where form_id = $1`
      expect((await database.query(left, [form.id])).rowCount, table).toBe(0)
    }
    const again = { name: 'Again', slug: form.slug }
    const { status, body } = await colleague.post<EventForm>(paths.api.forms, again)
    expect(status).toBe(201)
    createdRows.forms.add(body.id)
  })

  it('is refused while there are registrations, in the bin too', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await register(form, { [form.ids.Name]: 'Ana' })
    expectRefusal(await remove(form.id), 409, 'form.has_registrations')
    await colleague.post(paths.api.deleteSubmissions, { ids: [body.id] })
    expectRefusal(await remove(form.id), 409, 'form.has_registrations')
    expect(await answersOf(form.id)).toBe(1)
  })

  it('never loses a registration that arrives meanwhile', async () => {
    for (let round = 0; round < 8; round++) {
      const form = await createOpenForm({ Name: 'text' })
      const [removed, sent] = await Promise.all([
        remove(form.id),
        register(form, { [form.ids.Name]: 'Ana' }),
      ])
      expect([`${removed.status} ${sent.status}`]).toEqual([
        removed.status === 204 ? '204 404' : '409 201',
      ])
      expect(await answersOf(form.id)).toBe(sent.status === 201 ? 1 : 0)
    }
  })
})

it('copies are numbered, and so are copies of copies', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const copy = async (id: number) => {
    const { body } = await colleague.post<EventForm>(paths.api.formDuplicate(id))
    createdRows.forms.add(body.id)
    return body
  }
  const first = await copy(form.id)
  const second = await copy(first.id)
  await change(second.id, { name: `Copy of Copy of ${form.name}` })
  const third = await copy(second.id)
  expect([first, second, third].map(({ name }) => name)).toEqual([
    `${form.name} (2)`,
    `${form.name} (3)`,
    `${form.name} (3)`,
  ])
  expect([first, second, third].map(({ slug }) => slug)).toEqual([
    `${form.slug}-copy`,
    `${form.slug}-copy-2`,
    `${form.slug}-copy-3`,
  ])
})

it('a form with the longest name and address can be copied, and the copy saved', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const longest = { name: form.name.padEnd(120, 'n'), slug: form.slug.padEnd(80, 's') }
  expect((await change(form.id, longest)).status).toBe(200)
  const { body: copy } = await colleague.post<EventForm>(paths.api.formDuplicate(form.id))
  createdRows.forms.add(copy.id)
  expect([copy.name, copy.slug]).toEqual([
    expect.stringMatching(/n \(2\)$/),
    expect.stringMatching(/s-copy$/),
  ])
  const { name, slug } = copy
  expect((await change(copy.id, { name, slug })).status).toBe(200)
})
