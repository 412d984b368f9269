import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RegistrationResult } from '@/features/registration/schema'
import type { TypedDuplicate } from '@/features/submissions/records/merging'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import type { ErrorBody } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { type Client, newVisitor, type Reply } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type FieldDraft, readSubmission, register } from '../../support/api/forms'
import { findReceipt, openReceiptForm } from '../../support/api/receipts'
import { makeAccount, signIn } from '../../support/api/staff'
import { listMiscountedGroups } from '../../support/api/tallies'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'

const FIELDS = {
  Name: { fieldType: 'text', isRequired: true },
  Email: 'email',
  Letter: 'file',
} satisfies Record<string, FieldDraft>

let colleague: Client
let name: string
let form: Awaited<ReturnType<typeof openReceiptForm<keyof typeof FIELDS>>>
beforeAll(async () => {
  const account = await makeAccount('event_coordinator')
  name = account.name
  colleague = await signIn(account)
  form = await openReceiptForm({}, FIELDS)
})
afterAll(removeCreatedRows)

type Added = Reply<RegistrationResult & Partial<ErrorBody>>

const add = (
  data: Record<string, unknown>,
  query = '?how=walk_in',
  key?: string,
  formId = form.id,
): Promise<Added> =>
  colleague.post(
    paths.api.formRegistrations(formId) + query,
    { data },
    key ? { 'idempotency-key': key } : {},
  )
const person = (Name = 'Ana Reyes', Email = 'ana@example.org') => ({
  [form.ids.Name]: Name,
  [form.ids.Email]: Email,
})
const idsOf = async (formId: number) =>
  (
    await (
      await pool()
    ).query<{ id: number }>('select id from submissions where form_id = $1 order by id', [formId])
  ).rows.map(({ id }) => id)

describe('adding a registration by hand', () => {
  it('stores it as a visitor’s, with who entered it and how, and its confirmation', async () => {
    const { status, body } = await add(person(), '?how=phone')
    expect(status).toBe(201)
    expect(await readSubmission(body.id)).toMatchObject({
      formId: form.id,
      reference: body.reference,
      status: 'new',
      data: person(),
      entered: { by: name, how: 'phone' },
    })
    expect(await findReceipt(body.id)).toMatchObject({ address: 'ana@example.org' })
    expect(await readLastAuditLines('submission.entered')).toMatchObject([
      { subject: `#${body.id}`, detail: 'phone call', actor: name },
    ])
    const list = await colleague.get<Submission[]>(`${paths.api.submissions}?search=${body.id}`)
    expect(list.body.find(({ id }) => id === body.id)?.entered).toEqual({ by: name, how: 'phone' })
    expect(await listMiscountedGroups()).toEqual([])
  })

  it('sends no confirmation when staff do not want one', async () => {
    const { body } = await add(person(), '?how=paper&receipt=no')
    expect(await findReceipt(body.id)).toBeUndefined()
  })

  it('marks nothing of what visitors send themselves', async () => {
    const { body } = await register(form, person())
    expect(await readSubmission(body.id)).not.toHaveProperty('entered')
  })

  it('takes files', async () => {
    const body = new FormData()
    body.append('data', JSON.stringify(person()))
    body.append(`file_${form.ids.Letter}`, asFile(PDF, 'letter.pdf'))
    const address = `${paths.api.formRegistrations(form.id)}?how=paper`
    const added = await colleague.send<RegistrationResult>(address, { method: 'POST', body })
    expect(added.status).toBe(201)
    expect(await readSubmission(added.body.id)).toMatchObject({ files: 1 })
  })

  it('works with a closed form, which stays closed for visitors', async () => {
    const closed = await createOpenForm(FIELDS)
    await colleague.put(paths.api.form(closed.id), { isActive: false })
    const data = { [closed.ids.Name]: 'Ben' }
    expect((await register(closed, data)).status).toBe(404)
    const { status, body } = await add(data, '?how=walk_in', undefined, closed.id)
    expect(status).toBe(201)
    expect((await readSubmission(body.id)).formId).toBe(closed.id)
  })

  it('holds to the rules of the form', async () => {
    const refused = await add({ [form.ids.Email]: 'ana' })
    expectRefusal(refused, 400, 'submission.invalid')
    expect(refused.body.fields).toEqual({
      [form.ids.Name]: 'Name is required',
      [form.ids.Email]: 'Please enter a valid email address',
    })
    expectRefusal(await add({ none: 'x' }), 400, 'submission.unknown_field')
    expectRefusal(await add(person(), '?how=fax'), 400)
    expectRefusal(await add(person(), '?how=phone', undefined, 2147483647), 404, 'form.not_found')
  })

  it('leaves out required answers that are marked as not known, of staff alone', async () => {
    const data = { [form.ids.Email]: 'ana@example.org' }
    const notKnown = [form.ids.Name]
    const address = `${paths.api.formRegistrations(form.id)}?how=phone`
    const added = await colleague.post<RegistrationResult>(address, { data, notKnown })
    expect(added.status).toBe(201)
    expect((await readSubmission(added.body.id)).data).toEqual(data)
    const body = new FormData()
    body.append('data', JSON.stringify(data))
    body.append('notKnown', JSON.stringify(notKnown))
    body.append(`file_${form.ids.Letter}`, asFile(PDF, 'letter.pdf'))
    expect((await colleague.send(address, { method: 'POST', body })).status).toBe(201)

    expectRefusal(await colleague.post(address, { data }), 400, 'submission.invalid')
    const foreign = await colleague.post(address, { data, notKnown: ['elsewhere'] })
    expectRefusal(foreign, 400, 'submission.unknown_field')
    const visitors = await newVisitor().post(paths.api.submit(form.slug), { data, notKnown })
    expectRefusal(visitors, 400, 'submission.invalid')
  })

  it('tells who is registered already while it is typed', async () => {
    const fields = { Name: 'text', Email: 'email', Phone: 'phone' } as const
    const [earlier, here] = [await createOpenForm(fields), await createOpenForm(fields)]
    const { body: known } = await register(earlier, {
      [earlier.ids.Name]: 'Josefina Quimbo',
      [earlier.ids.Email]: 'josefina.quimbo@example.org',
      [earlier.ids.Phone]: '0917 555 0123',
    })
    const ask = async (answers: Record<string, string>) =>
      (await colleague.post<TypedDuplicate[]>(paths.api.typedAlike, { formId: here.id, answers }))
        .body
    const found = (by: string[]) => [
      expect.objectContaining({ id: known.id, formId: earlier.id, name: 'Josefina Quimbo', by }),
    ]
    const { Name, Email, Phone } = here.ids
    expect(await ask({ [Name]: 'josefina QUIMBO' })).toEqual(found(['name']))
    expect((await readLastAuditLines('submissions.listed'))[0]).toMatchObject({ actor: name })
    expect(await ask({ [Phone]: '+639175550123' })).toEqual(found(['phone']))
    expect(await ask({ [Email]: 'Josefina.QUIMBO@example.org' })).toEqual(found(['email']))
    expect(await ask({ [Name]: 'Josefina', [Phone]: '0917', [Email]: 'josefina' })).toEqual([])
    expect(await ask({ elsewhere: 'Josefina Quimbo' })).toEqual([])
  })

  it('asks for the agreement where the form does', async () => {
    const asking = await createOpenForm(FIELDS)
    await colleague.post(paths.api.formFields(asking.id), {
      fields: asking.fields,
      privacy: {
        notice: { isOn: true, text: 'We keep it for a month.' },
        retention: { days: null, from: 'arrival', eventDay: null },
      },
    })
    const data = { [asking.ids.Name]: 'Ana' }
    const address = `${paths.api.formRegistrations(asking.id)}?how=phone`
    expectRefusal(await colleague.post(address, { data }), 400, 'submission.invalid')
    const agreed = await colleague.post<RegistrationResult>(address, { data, noticeVersion: 1 })
    expect(agreed.status).toBe(201)
    expect((await readSubmission(agreed.body.id)).agreedTo?.version).toBe(1)
  })

  it('refuses a form without fields', async () => {
    const empty = await createOpenForm()
    const refused = await add({}, '?how=phone', undefined, empty.id)
    expectRefusal(refused, 409, 'form.without_fields')
  })

  it('is one registration and one line however often it is pressed at once', async () => {
    const target = await createOpenForm(FIELDS)
    const data = { [target.ids.Name]: 'Ana' }
    for (let round = 0; round < 10; round++) {
      const before = await idsOf(target.id)
      const press = () => add(data, '?how=phone', `by-hand-${round}`, target.id)
      const replies = await Promise.all([press(), press(), press()])
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
      expect(await idsOf(target.id)).toHaveLength(before.length + 1)
    }
    const lines = await readLastAuditLines('submission.entered', 30)
    const own = new Set((await idsOf(target.id)).map((id) => `#${id}`))
    expect(lines.filter(({ subject }) => own.has(subject ?? ''))).toHaveLength(10)
    expectRefusal(
      await add({ [target.ids.Name]: 'Ben' }, '?how=phone', 'by-hand-0', target.id),
      409,
      'submission.key_reused',
    )
  })
})
