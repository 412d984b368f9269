import { expect, it } from 'vitest'
import { GET } from '@/app/api/health/route'
import * as cmsRoute from '@/app/(payload)/api/cms/[...slug]/route'
it('runs', async () => {
  const r = await GET(new Request('http://localhost:3000/api/health'), { params: Promise.resolve({}) })
  expect(await r.json()).toEqual({})
})
it('cms', async () => {
  const r = await cmsRoute.POST(new Request('http://localhost:3000/api/cms/admin-users/first-register', {method:'POST', headers: {host:'localhost:3000'}}), { params: Promise.resolve({slug:['admin-users','first-register']}) })
  expect([r.status, await r.text()]).toEqual({})
})
