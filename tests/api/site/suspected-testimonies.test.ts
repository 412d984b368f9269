import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dashboard } from '@/features/dashboard/schema'
import { TESTIMONY_TOKEN_SUBJECT } from '@/features/testimonies/constants'
import type { SuspectedTestimony } from '@/features/testimonies/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { issueFormToken } from '@/lib/suspicion/form-token'
import type { SuspectedList } from '@/lib/suspicion/list'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'

const PLACE = 'Suspected Place'
const TOLD = {
  name: 'Ana Cruz',
  email: 'ana@example.ph',
  location: PLACE,
  testimony: 'We sang until the lamps were out, and nobody wanted to be the first to go home.',
}

let editor: Client
beforeAll(async () => {
  editor = await staffClient('event_coordinator')
})
afterAll(async () => {
  await (await pool()).query('delete from testimonies where location = $1', [PLACE])
  await removeCreatedRows()
})

const send = async (more: Record<string, string> = {}) => {
  const reply = await newVisitor().post<{ id: number }>(paths.api.testimonies, { ...TOLD, ...more })
  expect(reply.status).toBe(201)
  return reply.body.id
}
const spam = () => send({ [HONEYPOT_NAME]: 'x' })
const list = async () =>
  (await editor.get<SuspectedList<SuspectedTestimony>>(paths.api.suspectedTestimonies)).body.rows
const inPanel = async (id: number) =>
  (await editor.get(`/api/cms/testimonies/${id}`)).status === 200

it('keeps a suspected one from the editors, who find an honest one', async () => {
  const [honest, suspected] = [await send(), await spam()]
  const rows = await list()
  expect(rows.find(({ id }) => id === suspected)).toMatchObject({
    ...TOLD,
    reasons: expect.arrayContaining([expect.stringContaining('cannot see')]),
  })
  expect(rows.map(({ id }) => id)).not.toContain(honest)
  expect(await inPanel(honest)).toBe(true)
  expect(await inPanel(suspected)).toBe(false)
})

it('stands on the dashboard until somebody has decided', async () => {
  const next = async () =>
    (await editor.get<Dashboard>(paths.api.dashboard)).body.next?.suspected ?? Number.NaN
  const before = await next()
  await send()
  const id = await spam()
  expect(await next()).toBe(before + 1)
  await editor.post(`${paths.api.suspectedTestimonies}/release`, { ids: [id] })
  expect(await next()).toBe(before)
})

it('is released to them, or deleted, and an honest one is not', async () => {
  const [honest, wanted, unwanted] = [await send(), await spam(), await spam()]
  const act = (action: string, ids: number[]) =>
    editor.post<object>(`${paths.api.suspectedTestimonies}/${action}`, { ids })
  expect((await act('release', [wanted, wanted])).body).toEqual({ released: 1 })
  expect((await act('release', [wanted, honest])).body).toEqual({ released: 0 })
  expect(await inPanel(wanted)).toBe(true)
  expect((await act('delete', [unwanted, honest, wanted])).body).toEqual({ deleted: 1 })
  expect(await inPanel(honest)).toBe(true)
  expect((await list()).map(({ id }) => id)).not.toContain(unwanted)
})

it('takes many at once from the one page that all visitors of Home get', async () => {
  const token = issueFormToken(TESTIMONY_TOKEN_SUBJECT, Date.now() - 60_000)
  const ids: number[] = []
  for (let at = 0; at < 45; at++) ids.push(await send({ [FORM_TOKEN_NAME]: token }))
  const suspected = new Set((await list()).map(({ id }) => id))
  expect(ids.filter((id) => suspected.has(id))).toEqual([])
})
