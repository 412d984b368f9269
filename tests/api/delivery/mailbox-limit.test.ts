import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Delivery } from '@/features/delivery/schema'
import type { Gap, Ledger } from '@/features/ledger/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { register } from '../../support/api/forms'
import {
  openReceiptForm,
  readReceipt,
  readReceiptJobs,
  runReceiptJob,
  startTestMailServer,
  stopTestMailServers,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'

afterEach(stopTestMailServers)
afterAll(removeCreatedRows)

let mailboxes = 0
const newMailbox = () => `target-${++mailboxes}`

type Form = Awaited<ReturnType<typeof openReceiptForm>>

async function registerAt(form: Form, address: string, name = 'Ana'): Promise<number> {
  const { status, body } = await register(
    form,
    replaceLabelsByIds(form, { Name: name, Email: address }),
  )
  expect(status).toBe(201)
  return body.id
}

const HOUR_MS = 3_600_000

const setBack = async (hours: number) =>
  (await pool()).query(`update rate_limits set expire = expire - $1 where key like 'mail:%'`, [
    Math.round(hours * HOUR_MS),
  ])

describe('a mailbox', () => {
  it('gets three an hour, over all forms and however it is written', async () => {
    const server = await startTestMailServer()
    const forms = [await openReceiptForm(), await openReceiptForm()] as const
    const box = newMailbox()
    const ways = [
      ...[`${box}@example.org`, `${box}+1@example.org`, `${box.toUpperCase()}@Example.ORG`],
      ...[`"${box}"@example.org`, `"\\t${box.slice(1)}"@example.org`, `${box}(hi)@example.org`],
    ]
    const ids: number[] = []
    for (let at = 0; at < 9; at++) {
      ids.push(await registerAt(forms[at % 2] as Form, ways[at % ways.length] ?? ''))
    }
    await Promise.all(ids.map((id) => runReceiptJob(id)))
    expect(server.mails).toHaveLength(3)
    const states = await Promise.all(ids.map(async (id) => (await readReceipt(id)).state))
    expect(states.filter((state) => state === 'held')).toHaveLength(6)

    await setBack(61 / 60)
    const later = await registerAt(forms[0], ways[0] ?? '')
    await runReceiptJob(later)
    expect(server.mails).toHaveLength(4)
    expect(await readReceipt(later)).toMatchObject({ state: 'sent' })
  })

  it('gets ten a day', async () => {
    const server = await startTestMailServer()
    const form = await openReceiptForm()
    const address = `${newMailbox()}@example.org`
    const ids: number[] = []
    for (let at = 0; at < 12; at++) {
      const id = await registerAt(form, address)
      ids.push(id)
      await runReceiptJob(id)
      await setBack(2)
    }
    expect(server.mails).toHaveLength(10)
    expect(await readReceipt(ids[11] ?? 0)).toMatchObject({
      state: 'held',
      reason: expect.stringMatching(/^Held back: .* 10 confirmations within a day/),
    })
    await setBack(4)
    const next = await registerAt(form, address)
    await runReceiptJob(next)
    expect(server.mails).toHaveLength(11)
  })

  it('has no part in what others get', async () => {
    const server = await startTestMailServer()
    const form = await openReceiptForm()
    const box = newMailbox()
    for (const address of [1, 2, 3, 4, 5].map((n) => `${box}-${n}@example.org`)) {
      await runReceiptJob(await registerAt(form, address))
    }
    expect(server.mails).toHaveLength(5)
  })
})

describe('what was held back', () => {
  async function holdOne() {
    const form = await openReceiptForm()
    const address = `${newMailbox()}@example.org`
    const ids: number[] = []
    for (let at = 0; at < 4; at++) ids.push(await registerAt(form, address, 'Win at evil.example'))
    for (const id of ids) await runReceiptJob(id)
    return { id: ids[3] ?? 0, address }
  }

  it('says so in the delivery and in the ledger, and no job tries it again', async () => {
    const server = await startTestMailServer()
    const { id, address } = await holdOne()
    const manager = await staffClient('admin')
    const { body } = await manager.get<Delivery>(paths.api.submissionDelivery(id))
    expect(body.receipt).toMatchObject({
      state: 'held',
      reason: expect.stringMatching(/^Held back: this mailbox has had 3 confirmations/),
    })
    const { gaps } = (await manager.get<Ledger>(paths.api.ledger)).body
    expect(gaps.find(({ submission }) => submission?.id === id)).toMatchObject({
      kind: 'receipt_held',
      what: address,
      reason: expect.stringMatching(/^Held back: /),
    })
    await runReceiptJob(id)
    expect(server.mails).toHaveLength(3)
  })

  it('staff send by hand, with all the answers and nothing to click', async () => {
    const server = await startTestMailServer()
    const { id } = await holdOne()
    expect(server.mails.at(-1)?.text).toContain('Name: Win at evil. example\nEmail: (received)')
    const manager = await staffClient('event_coordinator')
    const { body } = await manager.post<Delivery>(paths.api.receiptResend(id))
    expect(body.receipt).toMatchObject({ state: 'queued', reason: null })
    expect((await readReceiptJobs(id)).length).toBeGreaterThan(0)
    await runReceiptJob(id)
    expect(server.mails).toHaveLength(4)
    expect(server.mails.at(-1)?.text).toContain('Name: Win at evil. example')
    expect(server.mails.at(-1)?.text).toMatch(/Email: \S+@ example\. org/)
    expect(await readReceipt(id)).toMatchObject({ state: 'sent' })
  })

  it('goes from the ledger as well', async () => {
    const server = await startTestMailServer()
    const { id } = await holdOne()
    const manager = await staffClient('super_admin')
    const { gaps } = (await manager.get<Ledger>(paths.api.ledger)).body
    const gap = gaps.find(({ submission }) => submission?.id === id) as Gap
    const key = { kind: gap.kind, id: gap.id }
    expect((await manager.post(paths.api.ledgerRepair, { gaps: [key] })).status).toBe(204)
    await runReceiptJob(id)
    expect(server.mails).toHaveLength(4)
  })
})
