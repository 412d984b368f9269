import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const MINE = { isOn: true, subject: 'Welcome to {form}', text: 'See you there.\n\nBring water.' }

let colleague: Client
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

const open = () => createOpenForm({ Email: 'email' })
const save = ({ id, fields }: OpenForm<'Email'>, receipt: unknown, revision?: number) =>
  colleague.post<EventForm>(paths.api.formFields(id), { fields, receipt, revision })
const reload = async ({ id }: Pick<EventForm, 'id'>) =>
  (await colleague.get<EventForm>(paths.api.form(id))).body

const auditLines = async (name: string) => {
  const { rows } = await (await pool()).query<{ detail: string }>(
    `select detail from audit_log where action = 'form.receipt_changed' and subject = $1`,
    [name],
  )
  return rows.map(({ detail }) => detail)
}

describe('the confirmation email of a form', () => {
  it('is off, with the usual texts, until somebody turns it on', async () => {
    expect((await reload(await open())).receipt).toEqual(DEFAULT_RECEIPT)
  })

  it('is saved with the fields, and written down', async () => {
    const form = await open()
    expect((await save(form, MINE)).body.receipt).toEqual(MINE)
    expect((await reload(form)).receipt).toEqual(MINE)
    await save(form, MINE)
    await save(form, { ...MINE, isOn: false })
    expect(await auditLines(form.name)).toEqual(['on', 'off'])
  })

  it('stays as it is when only the fields are sent', async () => {
    const form = await open()
    await save(form, MINE)
    await save(form, undefined)
    expect((await reload(form)).receipt).toEqual(MINE)
  })

  it('is not saved over a colleague’s version', async () => {
    const form = await open()
    await save(form, MINE, form.revision)
    expectRefusal(await save(form, { ...MINE, text: 'Other' }, form.revision), 409, 'form.changed')
    expect((await reload(form)).receipt).toEqual(MINE)
  })

  it('comes along when the form is duplicated', async () => {
    const form = await open()
    await save(form, MINE)
    const { body } = await colleague.post<EventForm>(paths.api.formDuplicate(form.id))
    createdRows.forms.add(body.id)
    expect(body.receipt).toEqual(MINE)
  })

  it('is no business of visitors', async () => {
    const form = await open()
    await save(form, MINE)
    const { body } = await newVisitor().get<object>(paths.api.publicForm(form.slug))
    expect(Object.keys(body)).not.toContain('receipt')
    expect(JSON.stringify(body)).not.toContain(MINE.subject)
  })

  it.each([
    ['no subject', { subject: ' \n ' }, 'Please write a subject'],
    ['no message', { text: '  ' }, 'Please write the message'],
    [
      'a very long subject',
      { subject: 'x'.repeat(151) },
      'Please keep the subject under 150 characters',
    ],
    [
      'a very long message',
      { text: 'x'.repeat(5001) },
      'Please keep the message under 5000 characters',
    ],
    ['a switch in words', { isOn: 'yes' }, 'This value is not accepted'],
  ])('is refused with %s', async (_case, wrong, sentence) => {
    const form = await open()
    const { status, body } = await colleague.post(paths.api.formFields(form.id), {
      fields: [],
      receipt: { ...MINE, ...wrong },
    })
    expect({ status, error: body.error }).toEqual({ status: 400, error: sentence })
    expect(await reload(form)).toMatchObject({ receipt: DEFAULT_RECEIPT, fields: form.fields })
  })
})
