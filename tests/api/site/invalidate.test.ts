import { afterAll, expect, it } from 'vitest'
import { FORM_ADDRESSES_TAG, INVALIDATION_CHANNEL } from '@/lib/cache/tags'
import { pool } from '@/lib/database/db'
import { payloadSecret } from '@/lib/env'
import { paths } from '@/lib/paths'
import { visitor } from '../../support/api/api'
import { newSlug, openForm } from '../../support/api/forms'
import { removeMade } from '../../support/api/made'
import { staff } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { expectRefusal } from '../../support/refusal'

afterAll(removeMade)

const call = (authorization: string | null, body: unknown = { tag: 'home-page' }) =>
  visitor().send('/api/internal/invalidate', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  })

it.each([null, 'Bearer ', 'Bearer wrong', `Basic ${payloadSecret()}`])(
  'only the web process itself may say what has changed (%s)',
  async (authorization) => expectRefusal(await call(authorization), 401, 'auth.required'),
)

it('hears what has changed', async () => {
  expect((await call(`Bearer ${payloadSecret()}`)).status).toBe(204)
  expect((await call(`Bearer ${payloadSecret()}`, { tag: '' })).status).toBe(400)
})

it('a form that moves takes the pages that lead to it along', async () => {
  const form = await openForm()
  const listener = await (await pool()).connect()
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  try {
    await listener.query(`listen ${INVALIDATION_CHANNEL}`)
    const colleague = await staff('super_admin')
    await colleague.put(paths.api.form(form.id), { name: 'Same address' })
    expect(heard).not.toContain(FORM_ADDRESSES_TAG)
    await colleague.put(paths.api.form(form.id), { slug: newSlug() })
    await waitUntil('the notice', () => heard.includes(FORM_ADDRESSES_TAG))
  } finally {
    listener.release(true)
  }
})
