import { afterAll, expect, it } from 'vitest'
import { maySeeDrafts } from '@/lib/content/published'
import { pool } from '@/lib/database/db'
import { visitor } from '../../support/api/api'
import { removeMade } from '../../support/api/made'
import { makeAccount, openedSession, staff } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

afterAll(removeMade)

it.each([
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aset-cookie:a=b',
  '/%5cevil.example',
  '%2f%2fevil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%00',
  '',
])('the preview leads to no %s', async (path) => {
  const reply = await (await staff('admin')).get(`/api/preview?path=${path}`)
  expectRefusal(reply, 400, 'request.invalid')
  expect(reply.headers.has('location')).toBe(false)
})

it('drafts need a session of an editor that is still open, not only the cookie', async () => {
  const editor = await makeAccount('admin')
  const client = await openedSession(editor)
  const bypass = '__prerender_bypass=0123456789abcdef'
  const drafts = (cookie: string) => maySeeDrafts(new Headers({ cookie: `${bypass}; ${cookie}` }))
  expect(await drafts(client.cookie)).toBe(true)
  expect(await drafts(visitor().cookie)).toBe(false)
  const keeper = await openedSession(await makeAccount('store_manager'))
  expect(await drafts(keeper.cookie)).toBe(false)
  await (await pool()).query(`update admin_users set status = 'disabled' where id = $1`, [
    editor.id,
  ])
  expect(await drafts(client.cookie)).toBe(false)
})
