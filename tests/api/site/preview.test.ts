import { afterAll, expect, it, vi } from 'vitest'
import { findPage } from '@/features/pages/server/data'
import * as pageRequest from '@/lib/content/page-request'
import { pool } from '@/lib/database/db'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { clientWithSession, makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const PAGES = '/api/cms/pages'
afterAll(removeCreatedRows)

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
  const reply = await (await staffClient('admin')).get(`/api/preview?path=${path}`)
  expectRefusal(reply, 400, 'request.invalid')
  expect(reply.headers.has('location')).toBe(false)
})

it('a page shows its draft to an editor whose session is open, and to nobody else with the cookie', async () => {
  const editor = await makeAccount('admin')
  const client = await clientWithSession(editor)
  const keeper = await clientWithSession(await makeAccount('store_manager'))
  const { body } = await client.post<{ doc: { id: number } }>(`${PAGES}?draft=true`, {
    title: 'Not yet',
    slug: 'not-yet',
    _status: 'draft',
  })
  const hasCookie = vi.spyOn(pageRequest, 'hasPreviewCookie').mockResolvedValue(true)
  const sent = vi.spyOn(pageRequest, 'pageHeaders')
  const titleFor = async (cookie: string) => {
    sent.mockResolvedValue(new Headers({ cookie: `__prerender_bypass=x; ${cookie}` }))
    return (await findPage('not-yet'))?.title ?? null
  }
  try {
    expect(await titleFor(client.cookie)).toBe('Not yet')
    expect(await titleFor(newVisitor().cookie)).toBeNull()
    expect(await titleFor(keeper.cookie)).toBeNull()
    hasCookie.mockResolvedValue(false)
    expect(await titleFor(client.cookie)).toBeNull()
    hasCookie.mockResolvedValue(true)
    await (await pool()).query(`update admin_users set status = 'disabled' where id = $1`, [
      editor.id,
    ])
    expect(await titleFor(client.cookie)).toBeNull()
  } finally {
    vi.restoreAllMocks()
    await (await staffClient('admin')).send(`${PAGES}/${body.doc.id}`, { method: 'DELETE' })
  }
})
