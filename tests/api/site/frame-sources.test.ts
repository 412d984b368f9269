import { expect, it } from 'vitest'
import { payloadSecret } from '@/lib/env'
import { paths } from '@/lib/paths'
import { visitor } from '../../support/api/api'
import { expectRefusal } from '../../support/refusal'

const ask = (authorization: string) =>
  visitor().send(paths.api.frameSources, { headers: { authorization } })

it('tells the web process what an editor has put into frames', async () => {
  const { status, body } = await ask(`Bearer ${payloadSecret()}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ frames: expect.arrayContaining([paths.standIns.store]) })
})

it('tells nobody else', async () => {
  for (const guess of ['', 'Bearer', 'Bearer x', `Bearer ${payloadSecret()}x`]) {
    expectRefusal(await ask(guess), 401, 'auth.required')
  }
})
