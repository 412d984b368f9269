import type { InvitedMember, InviteInput } from '@/features/staff/schema'
import { sendStaffMail } from '@/features/staff/server/jobs'
import type { Role } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { dataDir } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import type { ParsedMail } from '../peers/mail'
import { listMailTo } from '../peers/outbox'
import { type Client, newVisitor, type Reply } from './api'
import { createdRows } from './created-rows'
import { PASSWORD } from './staff'

let addresses = 0

export const newEmailAddress = () => `invited-${++addresses}@example.org`

export async function inviteStaff(
  inviter: Client,
  input: Partial<InviteInput>,
): Promise<Reply<InvitedMember>> {
  const reply = await inviter.post<InvitedMember>(paths.api.invite, input)
  if (reply.status === 201) createdRows.accounts.add(reply.body.id)
  return reply
}

export async function createInvitation(inviter: Client, role: Role = 'event_coordinator') {
  const { body } = await inviteStaff(inviter, { email: newEmailAddress(), role })
  return { ...body, token: tokenInLink(body.link) }
}

export function tokenInLink(link: string | null): string {
  const token = link && new URL(link).searchParams.get('token')
  if (!token) throw new Error(`No token in ${link}`)
  return token
}

export const checkInvitation = (token: string) =>
  newVisitor().post<{ email: string }>(paths.api.checkInvitation, { token })

export const acceptInvitation = (token: string, name = 'Ana Reyes') =>
  newVisitor().post<{ email: string }>(paths.api.acceptInvitation, {
    token,
    name,
    password: PASSWORD,
  })

export async function mailJobsFor(userId: number): Promise<JobPayloads['mail.send'][]> {
  const { rows } = await (await pool()).query<{ data: JobPayloads['mail.send'] }>(
    `select data from jobs.job
     where name = 'mail.send' and (data->>'userId')::int = $1 order by created_on`,
    [userId],
  )
  return rows.map(({ data }) => data)
}

export async function deliverMail({
  id,
  email,
}: {
  id: number
  email: string
}): Promise<ParsedMail> {
  for (const job of await mailJobsFor(id)) await sendStaffMail(job)
  await forgetMailJobs(id)
  const mail = (await listMailTo(dataDir(), email)).at(-1)
  if (!mail) throw new Error(`No message to ${email}`)
  return mail
}

export async function forgetMailJobs(userId: number): Promise<void> {
  await (await pool()).query(
    `delete from jobs.job where name = 'mail.send' and (data->>'userId')::int = $1`,
    [userId],
  )
}

/** True when the password is accepted, even if a second factor must still follow. */
export async function canSignIn(email: string, password = PASSWORD): Promise<boolean> {
  const { status } = await newVisitor().post(paths.api.login, { email, password })
  return status === 200
}
