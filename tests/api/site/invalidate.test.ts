import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cms } from '@/lib/cms'
import { invalidateCachedPages } from '@/lib/content/invalidate'
import { pool } from '@/lib/database/db'
import { INVALIDATION_CHANNEL } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, newSlug } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'

let listener: PoolClient
let heard = 0
beforeAll(async () => {
  listener = await (await pool()).connect()
  listener.on('notification', () => heard++)
  await listener.query(`listen ${INVALIDATION_CHANNEL}`)
})
afterAll(async () => {
  listener.release(true)
  await removeCreatedRows()
})

it.each<[string, object]>([
  ['a name', { name: 'Another name' }],
  ['an address, which other pages lead to', { slug: newSlug() }],
  ['a state', { isActive: false }],
])(
  'a form with %s that has changed makes every web process drop its pages',
  async (_what, change) => {
    const form = await createOpenForm()
    const colleague = await staffClient('super_admin')
    const before = heard
    expect((await colleague.put(paths.api.form(form.id), change)).status).toBe(200)
    await waitUntil('the notice', () => heard > before)
  },
)

it('what is published is told when it can be read, not before', async () => {
  const req = await createLocalReq({}, await cms())
  await initTransaction(req)
  await listener.query('select 1')
  const before = heard
  await invalidateCachedPages(req)
  // A notification that has already been sent arrives before the result of this query.
  await listener.query('select 1')
  expect(heard).toBe(before)
  await commitTransaction(req)
  await waitUntil('the notice', () => heard > before)
})
