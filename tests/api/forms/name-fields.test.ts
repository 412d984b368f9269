import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventForm } from '@/features/forms/schema'
import type { Submission } from '@/features/submissions/schema'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, registerWithFiles } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let colleague: Client
let form: OpenForm<'Name' | 'Nickname' | 'Story' | 'Letter'>
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  form = await createOpenForm({ Name: 'text', Nickname: 'text', Story: 'textarea', Letter: 'file' })
})
afterAll(removeCreatedRows)

const choose = (nameFieldIds: unknown) =>
  colleague.put<EventForm>(paths.api.form(form.id), { nameFieldIds })
const stored = async () =>
  (await colleague.get<EventForm>(paths.api.form(form.id))).body.nameFieldIds

describe('the fields that say who somebody is', () => {
  it('are those that staff choose, in their order, until the rule decides again', async () => {
    const chosen = [form.ids.Nickname, form.ids.Name, form.ids.Nickname]
    const { status, body } = await choose(chosen)
    expect([status, body.nameFieldIds]).toEqual([200, [form.ids.Nickname, form.ids.Name]])
    expect(await stored()).toEqual([form.ids.Nickname, form.ids.Name])
    const [line] = await readLastAuditLines('form.updated', 1)
    expect(line).toMatchObject({
      subject: form.name,
      actor: expect.stringContaining('coordinator'),
    })
    await choose(null)
    expect(await stored()).toBeNull()
  })

  it('go along into a copy, as its own fields', async () => {
    await choose([form.ids.Nickname])
    const { body } = await colleague.post<EventForm>(paths.api.formDuplicate(form.id))
    createdRows.forms.add(body.id)
    const nickname = body.fields.find(({ label }) => label === 'Nickname')?.id
    expect(nickname).not.toBe(form.ids.Nickname)
    expect(body.nameFieldIds).toEqual([nickname])
    await choose(null)
  })

  it('stay chosen when their field is removed', async () => {
    const other = await createOpenForm({ Name: 'text', Alias: 'text' })
    await colleague.put(paths.api.form(other.id), { nameFieldIds: [other.ids.Alias] })
    const fields = other.fields.filter(({ label }) => label === 'Name')
    const saved = await colleague.post<EventForm>(paths.api.formFields(other.id), { fields })
    expect(saved.body.nameFieldIds).toEqual([other.ids.Alias])
    const again = await colleague.put<EventForm>(paths.api.form(other.id), {
      nameFieldIds: [other.ids.Alias, other.ids.Name],
    })
    expect(again.status).toBe(200)
  })

  it.each<[string, unknown]>([
    ['no list', 'Name'],
    ['an empty list', []],
    ['four', ['a', 'b', 'c', 'd']],
    ['numbers', [1]],
    ['an empty id', ['']],
  ])('are refused when they are %s', async (_case, nameFieldIds) => {
    expectRefusal(await choose(nameFieldIds), 400, 'request.invalid')
    expect(await stored()).toBeNull()
  })

  it('are fields of this form that hold a line of text', async () => {
    const other = await createOpenForm({ Name: 'text' })
    for (const id of [other.ids.Name, 'gone', form.ids.Story, form.ids.Letter]) {
      expectRefusal(await choose([form.ids.Name, id]), 400, 'form.unknown_field')
    }
    expect(await stored()).toBeNull()
  })
})

it('a row says how many notes and files it has', async () => {
  const letter = [form.ids.Letter, asFile(PDF, 'Letter.pdf')] as const
  const { body } = await registerWithFiles(form, replaceLabelsByIds(form, { Name: 'Ana' }), [
    letter,
  ])
  const plain = await registerWithFiles(form, replaceLabelsByIds(form, { Name: 'Ben' }), [])
  for (const text of ['Called', 'Called again']) {
    await colleague.post(paths.api.submissionNotes(body.id), { text })
  }
  const { body: rows } = await colleague.get<Submission[]>(
    `${paths.api.submissions}?formId=${form.id}&sort=id`,
  )
  expect(rows.map(({ id, notes, files }) => ({ id, notes, files }))).toEqual([
    { id: body.id, notes: 2, files: 1 },
    { id: plain.body.id, notes: 0, files: 0 },
  ])
})
