import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendStaffMail } from '@/features/staff/server/jobs'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { mailAdapter } from '@/lib/mail/transport'
import { findLoopbackPort } from '@/runtime/ports'
import { startWorker } from '@/worker'
import {
  acceptInvitation,
  canSignIn,
  forgetMailJobs,
  inviteStaff,
  mailJobsFor,
  newEmailAddress,
  tokenInLink,
} from '../../support/api/accounts'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { type MailServer, mailServerUrl, startMailServer } from '../../support/peers/smtp-server'

const servers: MailServer[] = []
const start = async (options?: Parameters<typeof startMailServer>[0]) => {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

/** Replaces Payload's `sendEmail`, because Payload reads SMTP_URL only when it starts. */
async function sendMailTo(url: string): Promise<void> {
  process.env.SMTP_URL = url
  const payload = await cms()
  const adapter = (await mailAdapter())({ payload })
  vi.spyOn(payload, 'sendEmail').mockImplementation(adapter.sendEmail)
}

beforeEach(() => {
  process.env.MAIL_FROM = 'One Name Portal <portal@example.org>'
})
afterEach(async () => {
  vi.restoreAllMocks()
  Object.assign(process.env, { SMTP_URL: '', MAIL_FROM: '' })
  await Promise.all(servers.splice(0).map((server) => server.close()))
})
afterAll(removeCreatedRows)

const inviteSomebody = async () =>
  (await inviteStaff(await staffClient('super_admin'), { email: newEmailAddress(), role: 'admin' }))
    .body

it('goes to the mail server: from the portal, as text and as HTML', async () => {
  const server = await start()
  await sendMailTo(server.url)
  const { id, email, link } = await inviteSomebody()
  expect(link).toBeNull()
  for (const job of await mailJobsFor(id)) await sendStaffMail(job)
  await forgetMailJobs(id)
  expect(server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail).toMatchObject({ to: email, from: 'One Name Portal <portal@example.org>' })
  expect(mail?.html).toContain(`href="${mail?.link}"`)
  expect(mail?.html).toContain('name="viewport"')
  expect((await acceptInvitation(tokenInLink(mail?.link ?? null))).status).toBe(200)
  expect(await canSignIn(email)).toBe(true)
})

it('fails as a job when the server refuses the password, and says nothing to the inviter', async () => {
  const server = await start()
  await sendMailTo(server.url.replace('s3cret', 'other'))
  const { id } = await inviteSomebody()
  const [job] = await mailJobsFor(id)
  if (!job) throw new Error('No job')
  await expect(sendStaffMail(job)).rejects.toThrow(/Invalid login|Unknown account/)
  await forgetMailJobs(id)
  expect(server.mails).toEqual([])
})

it('is sent by the queue once the server is there and takes it, once', async () => {
  const port = await findLoopbackPort()
  await sendMailTo(mailServerUrl(port))
  const attempts = vi.mocked((await cms()).sendEmail)
  const { id, email } = await inviteSomebody()
  const stopWorker = await startWorker()
  try {
    await waitUntil('a first attempt without a server', () => attempts.mock.calls.length > 0)
    const server = await start({ port, refusals: 1 })
    await waitUntil('the message', () => server.mails.length > 0, 45_000)
    expect(server.refused()).toBe(1)
    await waitUntil('the job is done', async () => (await openJobs(id)) === 0)
    expect(server.mails.map(({ to }) => to)).toEqual([email])
    const token = tokenInLink(server.mails[0]?.link ?? null)
    expect((await acceptInvitation(token)).status).toBe(200)
    expect(await canSignIn(email)).toBe(true)
  } finally {
    await stopWorker()
  }
}, 90_000)

async function openJobs(userId: number): Promise<number> {
  const { rows } = await (await pool()).query(
    `select id from jobs.job where name = 'mail.send' and (data->>'userId')::int = $1
       and state in ('created', 'retry', 'active')`,
    [userId],
  )
  return rows.length
}
