import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import { pool } from '@/lib/database/db'
import { findLoopbackPort } from '@/runtime/ports'
import { startWorker } from '@/worker'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  openReceiptForm,
  readReceipt,
  readReceiptJobs,
  registerPerson,
  routeMailTo,
  runReceiptJob,
  startTestMailServer,
  stopTestMailServers,
  updateReceiptJob,
} from '../../support/api/receipts'
import { waitUntil } from '../../support/condition'
import { mailServerUrl } from '../../support/peers/smtp-server'

const stops: (() => Promise<void>)[] = []
const startWork = async () => stops.push(await startWorker())

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await stopTestMailServers()
})
afterAll(async () => {
  await (await pool()).query(`delete from jobs.job where name = 'receipt.send.dead'`)
  await removeCreatedRows()
})

const somebody = async () => registerPerson(await openReceiptForm())
const isSent = (id: number) => async () => (await readReceipt(id)).state === 'sent'

describe('a receipt waits and says why, and is sent once the server is mended:', () => {
  it('asked to come back later', async () => {
    const server = await startTestMailServer({ refusals: 1 })
    const { id } = await somebody()
    await expect(runReceiptJob(id)).rejects.toThrow('try again later')
    expect(await readReceipt(id)).toMatchObject({
      state: 'queued',
      reason: expect.stringContaining('451 Try again later'),
      sent_at: null,
    })
    await runReceiptJob(id)
    expect(server.mails).toHaveLength(1)
    expect(await readReceipt(id)).toMatchObject({ state: 'sent', reason: null, fault: null })
  })

  it('nobody listens', async () => {
    await routeMailTo(mailServerUrl(await findLoopbackPort()))
    const { id } = await somebody()
    await expect(runReceiptJob(id)).rejects.toThrow('cannot be reached')
    expect(await readReceipt(id)).toMatchObject({ state: 'queued', fault: 'server' })
    const server = await startTestMailServer()
    await runReceiptJob(id)
    expect(server.mails).toHaveLength(1)
  })

  it('the password is refused', async () => {
    const server = await startTestMailServer()
    await routeMailTo(server.url.replace('s3cret', 'other'))
    const { id } = await somebody()
    await expect(runReceiptJob(id)).rejects.toThrow('no longer accepts the sign-in')
    expect(await readReceipt(id)).toMatchObject({ state: 'queued', fault: 'server' })
  })

  it('an address that is refused for now', async () => {
    const busy = new Set<string>()
    await startTestMailServer({
      refuse: (address) => (busy.has(address) ? '450 4.2.1 Mailbox busy' : null),
    })
    const { id, address } = await somebody()
    busy.add(address)
    await expect(runReceiptJob(id)).rejects.toThrow('Mailbox busy')
    expect(await readReceipt(id)).toMatchObject({ state: 'queued', fault: 'address' })
    busy.clear()
    await runReceiptJob(id)
    expect(await readReceipt(id)).toMatchObject({ state: 'sent' })
  })
})

describe('an answer that never came', () => {
  it('leads to the same message again, which a mail server can tell by its id', async () => {
    const server = await startTestMailServer({ unconfirmed: 1 })
    const { id } = await somebody()
    await expect(runReceiptJob(id)).rejects.toThrow('cannot be reached')
    await runReceiptJob(id)
    expect(server.mails).toHaveLength(2)
    const ids = server.mails.map(({ headers }) => headers['message-id'])
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<receipt-[\w-]+@localhost>$/)
  })
})

describe('a database that goes away while the mail server has the message', () => {
  it('hears that it was sent as soon as it is back, and nothing is sent twice', async () => {
    const cut = async () => {
      const { rowCount } = await (await pool()).query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      )
      expect(rowCount).toBe(1)
    }
    const server = await startTestMailServer({ onReceived: cut })
    const { id } = await somebody()
    await runReceiptJob(id)
    expect(await readReceipt(id)).toMatchObject({ state: 'sent', reason: null })
    await runReceiptJob(id)
    expect(server.mails).toHaveLength(1)
  })
})

describe('an address that does not exist', () => {
  const server = () =>
    startTestMailServer({
      refuse: (address) => (gone.has(address) ? '550 5.1.1 No such user' : null),
    })
  const gone = new Set<string>()

  it('fails at once, in words, and without a job that tries it again', async () => {
    await server()
    const { id, address } = await somebody()
    gone.add(address)
    await startWork()
    await waitUntil('it has failed', async () => (await readReceipt(id)).state === 'failed')
    expect(await readReceipt(id)).toMatchObject({
      reason: 'The mail server refuses this address: 550 5.1.1 No such user',
      fault: 'address',
    })
    await waitUntil('its job is done', async () =>
      (await readReceiptJobs(id)).every(({ state }) => state === 'completed'),
    )
    expect(await readReceiptJobs(id, 'receipt.send.dead')).toEqual([])
  })

  it('keeps nobody else waiting', async () => {
    const { mails } = await server()
    const form = await openReceiptForm()
    const people = [await registerPerson(form), await registerPerson(form)]
    gone.add(people[0]?.address ?? '')
    await startWork()
    await waitUntil('the second is sent', isSent(people[1]?.id ?? 0))
    expect(mails.map(({ to }) => to)).toEqual([people[1]?.address])
  })
})

describe('the queue', () => {
  it('sends each one once, with two workers', async () => {
    const server = await startTestMailServer()
    const form = await openReceiptForm()
    const people = await Promise.all(Array.from({ length: 6 }, () => registerPerson(form)))
    await Promise.all([startWork(), startWork()])
    for (const { id } of people) await waitUntil('it is sent', isSent(id), 20_000)
    expect(server.mails.map(({ to }) => to).sort()).toEqual(
      people.map(({ address }) => address).sort(),
    )
  })

  it('says that it failed when the last attempt did, and sends it when the server is back', async () => {
    await routeMailTo(mailServerUrl(await findLoopbackPort()))
    const { id } = await somebody()
    await updateReceiptJob(id, 'retry_limit = 0')
    await startWork()
    await waitUntil('it is put aside', async () =>
      (await readReceiptJobs(id, 'receipt.send.dead')).some(({ state }) => state === 'created'),
    )
    expect(await readReceipt(id)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('cannot be reached'),
    })
    const server = await startTestMailServer()
    await sweepFilesAndExpiredRows()
    await waitUntil('it is sent', isSent(id), 20_000)
    expect(server.mails).toHaveLength(1)
  })

  it('calls what waited for the server as soon as one is sent, and not a busy address', async () => {
    const port = await findLoopbackPort()
    await routeMailTo(mailServerUrl(port))
    const form = await openReceiptForm()
    const waiting = await registerPerson(form)
    await expect(runReceiptJob(waiting.id)).rejects.toThrow()
    await startTestMailServer({
      refuse: (address) => (address === busy.address ? '450 Mailbox busy' : null),
    })
    const busy = await registerPerson(form)
    await expect(runReceiptJob(busy.id)).rejects.toThrow('Mailbox busy')
    for (const { id } of [waiting, busy]) {
      await updateReceiptJob(id, `state = 'retry', start_after = now() + interval '1 hour'`)
    }
    const next = await registerPerson(form)
    await runReceiptJob(next.id)
    const [called] = await readReceiptJobs(waiting.id)
    const [left] = await readReceiptJobs(busy.id)
    expect(called?.start_after.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
    expect(left?.start_after.getTime()).toBeGreaterThan(Date.now() + 60_000)
  })
})
