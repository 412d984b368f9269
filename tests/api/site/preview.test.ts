import { afterAll, expect, it } from 'vitest'
import { removeMade } from '../../support/api/made'
import { staff } from '../../support/api/staff'
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
