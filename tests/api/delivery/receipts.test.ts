import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Ledger } from '@/features/ledger/schema'
import { dataDir } from '@/lib/env'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { register } from '../../support/api/forms'
import { ownLinkToken } from '../../support/api/own-links'
import {
  findReceipt,
  openReceiptForm,
  readReceipt,
  readReceiptJobs,
  registerPerson,
  runReceiptJob,
  startTestMailServer,
  stopTestMailServers,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { listMailTo } from '../../support/peers/outbox'
import { replaceLabelsByIds } from '../../support/sample-form'

afterEach(async () => {
  await stopTestMailServers()
})
afterAll(removeCreatedRows)

describe('a registration', () => {
  it('has its receipt and the job from the moment it is stored', async () => {
    const { id, address } = await registerPerson(await openReceiptForm())
    expect(await readReceipt(id)).toMatchObject({ address, state: 'queued', reason: null })
    expect(await readReceiptJobs(id)).toMatchObject([{ state: 'created' }])
  })

  it('is one registration with one receipt, however often it is sent', async () => {
    const form = await openReceiptForm()
    const answers = replaceLabelsByIds(form, { Name: 'Ana', Email: 'ana@example.org' })
    const key = { 'idempotency-key': 'receipt-once' }
    const replies = await Promise.all([1, 2, 3].map(() => register(form, answers, key)))
    const [id] = new Set(replies.map(({ body }) => body.id))
    expect(await readReceiptJobs(id ?? 0)).toHaveLength(1)
  })

  it.each([
    ['the form asks for none', { isOn: false }, { Email: 'ana@example.org' }],
    ['nobody gave an address', {}, { Name: 'Ana' }],
  ])('has none when %s', async (_case, settings, answers) => {
    const form = await openReceiptForm(settings)
    const { body } = await register(form, replaceLabelsByIds(form, answers))
    expect(await findReceipt(body.id)).toBeUndefined()
  })

  it('has none when the form has no email field', async () => {
    const form = await openReceiptForm({}, { Name: 'text' })
    const { status, body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
    expect(status).toBe(201)
    expect(await findReceipt(body.id)).toBeUndefined()
  })
})

describe('sending', () => {
  it('gives the mail server one message and says so', async () => {
    const server = await startTestMailServer()
    const { id, address } = await registerPerson(await openReceiptForm())
    await Promise.all([runReceiptJob(id), runReceiptJob(id)])
    await runReceiptJob(id)
    expect(server.mails.map(({ to }) => to)).toEqual([address])
    const receipt = await readReceipt(id)
    expect(receipt).toMatchObject({ state: 'sent', reason: null, fault: null })
    expect(receipt.sent_at).toBeInstanceOf(Date)
  })

  it('leaves out whoever has cancelled meanwhile, until staff ask for it', async () => {
    const server = await startTestMailServer()
    const { id, link, address } = await registerPerson(await openReceiptForm())
    await newVisitor().post(paths.api.ownCancel(ownLinkToken(link)))
    await runReceiptJob(id)
    expect(server.mails).toEqual([])
    expect(await readReceipt(id)).toMatchObject({
      state: 'held',
      reason: 'Not sent: the registration was cancelled before.',
    })
    const { body } = await (await staffClient('super_admin')).get<Ledger>(paths.api.ledger)
    expect(body.gaps.filter(({ submission }) => submission?.id === id)).toEqual([])
    await (await staffClient('event_coordinator')).post(paths.api.receiptResend(id))
    await runReceiptJob(id)
    expect(server.mails.map(({ to }) => to)).toEqual([address])
  })

  it('writes a file while there is no mail server', async () => {
    const { id, address } = await registerPerson(await openReceiptForm())
    await runReceiptJob(id)
    expect(await listMailTo(dataDir(), address)).toHaveLength(1)
    expect(await readReceipt(id)).toMatchObject({ state: 'sent' })
  })
})
