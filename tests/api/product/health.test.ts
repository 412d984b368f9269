import { afterAll, describe, expect, it, vi } from 'vitest'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { sendStaffMail } from '@/features/staff/server/jobs'
import { pool } from '@/lib/database/db'
import type { HealthReport } from '@/lib/health'
import { paths } from '@/lib/paths'
import {
  forgetMailJobs,
  inviteStaff,
  mailJobsFor,
  newEmailAddress,
} from '../../support/api/accounts'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { connectDrive, disconnectDrive, registerFile } from '../../support/api/drive'
import { breakStorage } from '../../support/api/kept-files'
import {
  openGuestForm,
  registerGuest,
  runMailingJobs,
  sendMailingToForm,
} from '../../support/api/mailings'
import {
  openReceiptForm,
  registerPerson,
  routeMailTo,
  routeMailToOutbox,
  runReceiptJob,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { startMailServer } from '../../support/peers/smtp-server'

afterAll(removeCreatedRows)

const ask = () => newVisitor().get<HealthReport>(paths.api.health)

it('answers 200 and names every part', async () => {
  const { status, headers, body } = await ask()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ status: 'ok', database: 'ok', queue: 'ok', storage: 'ok' })
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['drive', 'mail']))
})

it('answers 503 and names the part that fails', async () => {
  const mend = breakStorage()
  try {
    const { status, body } = await ask()
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: 'failing', database: 'ok', storage: 'failing' })
  } finally {
    mend()
  }
})

it.each<[string, (names: string[]) => string[]]>([
  ['a queue is missing', (names) => names.filter((name) => name !== 'own.send')],
  [
    'there is none for what was given up',
    (names) => names.filter((name) => !name.includes('.dead')),
  ],
])('the queue fails when %s', async (_what, change) => {
  const { rows } = await (await pool()).query<{ name: string }>('select name from jobs.queue')
  const names = change(rows.map(({ name }) => name)).map((name) => ({ name }))
  const asked = vi.spyOn(await pool(), 'query')
  const real = asked.getMockImplementation() ?? Object.getPrototypeOf(await pool()).query
  asked.mockImplementation(function (this: unknown, ...args: unknown[]) {
    if (args[0] === 'select name from jobs.queue') return Promise.resolve({ rows: names })
    return real.apply(this, args)
  } as never)
  const { status, body } = await ask()
  asked.mockRestore()
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'failing', database: 'ok', queue: 'failing' })
})

it('is alive whatever its parts do, and ready when they answer', async () => {
  const [live, ready] = [paths.api.live, paths.api.ready]
  expect((await newVisitor().get(live)).body).toEqual({ status: 'ok' })
  const parts = { status: 'ok', database: 'ok', queue: 'ok', storage: 'ok' }
  expect(await newVisitor().get(ready)).toMatchObject({ status: 200, body: parts })
  const mend = breakStorage()
  try {
    expect((await newVisitor().get(live)).status).toBe(200)
    const body = { ...parts, status: 'failing', storage: 'failing' }
    expect(await newVisitor().get(ready)).toMatchObject({ status: 503, body })
  } finally {
    mend()
  }
})

describe('outside systems', () => {
  it('tells how the mail server took the last message; an address it refuses is not its fault', async () => {
    expect((await ask()).body.mail).toBe('outbox')
    let refusedAddress = ''
    const server = await startMailServer({
      refuse: (address) => (address === refusedAddress ? '550 5.1.1 No such user' : null),
    })
    const form = await openReceiptForm()
    try {
      await routeMailTo('smtp://127.0.0.1:9')
      const { id } = await registerPerson(form)
      await expect(runReceiptJob(id)).rejects.toThrow('cannot be reached')
      expect((await ask()).body).toMatchObject({ status: 'ok', mail: 'failing' })
      routeMailToOutbox()
      await routeMailTo(server.url)
      await runReceiptJob(id)
      expect((await ask()).body.mail).toBe('ok')
      const other = await registerPerson(form)
      refusedAddress = other.address
      await runReceiptJob(other.id)
      expect((await ask()).body.mail).toBe('ok')
      const inviter = await staffClient('super_admin')
      const { body: invited } = await inviteStaff(inviter, {
        email: newEmailAddress(),
        role: 'admin',
      })
      refusedAddress = invited.email
      const [job] = await mailJobsFor(invited.id)
      if (!job) throw new Error('No job')
      const refusal = await sendStaffMail(job).catch((error) => error)
      for (const [error, state] of [
        [{ code: 'ECONNECTION' }, 'failing'],
        [refusal, 'ok'],
      ]) {
        await (await pool()).query(
          `update jobs.job set state = 'retry', started_on = now(), output = $1
           where name = 'mail.send' and (data->>'userId')::int = $2`,
          [JSON.stringify(error), invited.id],
        )
        expect((await ask()).body.mail).toBe(state)
      }
      await forgetMailJobs(invited.id)
    } finally {
      routeMailToOutbox()
      await server.close()
    }
  })

  it.each(['own.send', 'venue.send', 'retention.mail', 'assignment.tell'] as const)(
    'tells when the server refuses what %s sends',
    async (queue) => {
      await routeMailTo('smtp://127.0.0.1:9')
      const jobs = await pool()
      try {
        await jobs.query(
          `insert into jobs.job (name, data, state, started_on, output)
           values ($1, '{"of": "health"}', 'retry', now(), '{"code": "ECONNECTION"}')`,
          [queue],
        )
        expect((await ask()).body.mail).toBe('failing')
        await jobs.query(`update jobs.job set state = 'completed' where data->>'of' = 'health'`)
        expect((await ask()).body.mail).toBe('ok')
      } finally {
        await jobs.query(`delete from jobs.job where data->>'of' = 'health'`)
        routeMailToOutbox()
      }
    },
  )

  it('tells how the mail server took the last message of a mailing, too', async () => {
    const server = await startMailServer()
    const form = await openGuestForm()
    await registerGuest(form)
    try {
      await routeMailTo('smtp://127.0.0.1:9')
      const { body } = await sendMailingToForm(form, 1)
      await runMailingJobs(body.id)
      expect((await ask()).body.mail).toBe('failing')
      routeMailToOutbox()
      await routeMailTo(server.url)
      await runMailingJobs(body.id)
      expect(server.mails).toHaveLength(1)
      expect((await ask()).body.mail).toBe('ok')
    } finally {
      routeMailToOutbox()
      await server.close()
    }
  })

  it('tells when the sign-in of the drive will end by itself', async () => {
    const drive = await connectDrive()
    try {
      expect((await ask()).body).toMatchObject({ drive: 'ok', driveSignInEnds: null })
      drive.endSignInIn(3 * 24 * 60 * 60)
      await uploadToDrive(await registerFile())
      const endsAt = async () => (await ask()).body.driveSignInEnds
      await waitUntil('the end of the sign-in is known', async () => (await endsAt()) !== null)
      const days = (Date.parse((await endsAt()) ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
      expect(days).toBeCloseTo(3, 1)
      drive.endSignInIn(undefined)
      drive.revokeTokens()
      await uploadToDrive(await registerFile())
      await waitUntil('a sign-in without an end', async () => (await endsAt()) === null)
    } finally {
      await disconnectDrive(drive)
      await (await pool()).query(`delete from payload_kv where key = 'drive.sign_in_ends'`)
    }
  })
})
