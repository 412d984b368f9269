import { expect, it } from 'vitest'
import { payloadSecret } from '@/lib/env'
import { visitor } from '../support/api'
import { expectRefusal } from '../support/refusal'

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
