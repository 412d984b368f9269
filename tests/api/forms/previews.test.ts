import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPreview } from '@/features/forms/builder/server/previews'
import type { Role } from '@/lib/access'
import { pool } from '@/lib/database/db'
import type { SignedInActor } from '@/lib/http/route'
import { paths, SAVED_PREVIEW } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { clientWithSession, makeAccount } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

async function somebody(role: Role): Promise<SignedInActor & { client: Client }> {
  const account = await makeAccount(role)
  const client = await clientWithSession(account)
  const signedIn = { sessionId: 1, lacksFactor: false, factorDueAt: null, address: '127.0.0.1' }
  return { ...account, ...signedIn, role, status: 'active', client }
}

let own: Awaited<ReturnType<typeof somebody>>
beforeAll(async () => {
  own = await somebody('event_coordinator')
})
afterAll(removeCreatedRows)

const details = {
  ...{ name: 'Unsaved name', description: 'Unsaved words', thanksText: 'Unsaved thanks' },
  hasSteps: true,
}

it('shows what was on the screen to the one who had it there, also of a closed form', async () => {
  const form = await createOpenForm({ Name: 'text', Church: 'text' })
  await own.client.put(paths.api.form(form.id), { isActive: false })
  const fields = [
    { label: 'New', fieldType: 'select', options: ['A'], helpText: 'Why', hasOther: true },
    { ...form.fields[0], label: 'Renamed' },
  ]
  const { status, body } = await own.client.post<{ token: string }>(
    paths.api.formPreview(form.id),
    { fields, details },
  )
  expect(status).toBe(201)
  const preview = await findPreview(form.slug, body.token, own)
  expect(preview).toMatchObject(details)
  expect(preview?.fields).toMatchObject([
    { id: 'new-0', label: 'New', helpText: 'Why', hasOther: true, order: 0 },
    { id: form.ids.Name, label: 'Renamed', order: 1 },
  ])
  const saved = await findPreview(form.slug, SAVED_PREVIEW, own)
  expect(saved?.fields.map(({ label }) => label)).toEqual(['Name', 'Church'])

  const colleague = await somebody('super_admin')
  expect(await findPreview(form.slug, body.token, colleague)).toBeNull()
  for (const token of [body.token, SAVED_PREVIEW]) {
    expect(await findPreview(form.slug, token, null)).toBeNull()
    expect(await findPreview(form.slug, token, { ...own, status: 'disabled' })).toBeNull()
    expect(await findPreview(form.slug, token, { ...own, lacksFactor: true })).toBeNull()
  }
  const other = await createOpenForm({ Name: 'text' })
  expect(await findPreview(other.slug, body.token, own)).toBeNull()
  await (await pool()).query(
    "update form_previews set created_at = now() - interval '25 hours' where token = $1",
    [body.token],
  )
  expect(await findPreview(form.slug, body.token, own)).toBeNull()
  await colleague.client.post(paths.api.formPreview(form.id), { fields: form.fields, details })
  const { rowCount } = await (await pool()).query('select from form_previews where token = $1', [
    body.token,
  ])
  expect(rowCount).toBe(0)
})

it('keeps no more than twenty of one person, and none with fields of another form', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const tokens: string[] = []
  for (let count = 0; count < 22; count++) {
    const input = { fields: form.fields, details }
    const { body } = await own.client.post<{ token: string }>(paths.api.formPreview(form.id), input)
    tokens.push(body.token)
  }
  expect(await findPreview(form.slug, tokens.at(-1) ?? '', own)).not.toBeNull()
  expect(await findPreview(form.slug, tokens[0] ?? '', own)).toBeNull()
  const { rows } = await (await pool()).query(
    'select count(*)::int as count from form_previews where account_id = $1',
    [own.id],
  )
  expect(rows[0].count).toBe(20)
  const foreign = [{ id: 'elsewhere', label: 'Name', fieldType: 'text' }]
  expectRefusal(
    await own.client.post(paths.api.formPreview(form.id), { fields: foreign, details }),
    400,
    'form.unknown_field',
  )
})
