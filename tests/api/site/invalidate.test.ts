import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pool } from '@/lib/database/db'
import { PUBLISHED_CHANNEL } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { newSlug, openForm } from '../../support/api/forms'
import { staff } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'

let listener: PoolClient
let heard = 0
beforeAll(async () => {
  listener = await (await pool()).connect()
  listener.on('notification', () => heard++)
  await listener.query(`listen ${PUBLISHED_CHANNEL}`)
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
    const form = await openForm()
    const colleague = await staff('super_admin')
    const before = heard
    expect((await colleague.put(paths.api.form(form.id), change)).status).toBe(200)
    await waitUntil('the notice', () => heard > before)
  },
)
