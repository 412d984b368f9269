import 'server-only'
import { cms, getSiteName } from '@/lib/cms'
import { transaction } from '@/lib/database/db'
import { linkOrigin } from '@/lib/env'
import { countAgainstBudget, findUsedUpLimit, type MailKind } from '@/lib/mail/budget'
import type { MailMessage } from '@/lib/mail/frame'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import { roleLabel } from '../present'
import type { StaffMember } from '../schema'
import { findStaffById } from './data'
import { invitationMessage, ownerNoticeMessage, passwordResetMessage } from './mail-messages'
import { issueLinkToken } from './tokens'

type MailJob = JobPayloads['mail.send']

async function composeFor(job: MailJob, member: StaffMember, site: string): Promise<MailMessage> {
  const { from } = job
  if (job.kind === 'notice') {
    const link = linkOrigin() + paths.portal.account
    return ownerNoticeMessage({ site, notice: job.notice, from, link })
  }
  if (job.kind === 'password_reset') {
    const token = await issueLinkToken(member.id, 'password_reset')
    return passwordResetMessage({ site, link: linkOrigin() + paths.portal.resetPassword(token) })
  }
  const token = await issueLinkToken(member.id, 'invitation')
  const link = linkOrigin() + paths.portal.acceptInvite(token)
  return invitationMessage({ site, inviter: from ?? site, role: roleLabel(member.role), link })
}

/**
 * Returns the kind of email whose limit counts; null for notices without a limit, which the owner
 * of the account must see.
 */
function budgetOf(job: MailJob): MailKind | null {
  if (job.kind !== 'notice') return job.kind
  return job.notice === 'wrong_codes' ? 'wrong_codes' : null
}

/**
 * Sends an email about an account. The token of its link is created here, so that queued jobs
 * contain no token. Sends nothing when the account's status no longer fits, or the mailbox has
 * reached the limit of such emails (decision 046).
 */
export async function sendStaffMail(job: MailJob): Promise<void> {
  const member = await findStaffById(job.userId)
  const awaited = job.kind === 'invitation' ? 'invited' : 'active'
  if (member?.status !== awaited) return
  const payload = await cms()
  const send = async () => {
    const message = await composeFor(job, member, await getSiteName())
    await payload.sendEmail({ to: member.email, ...message })
  }
  const kind = budgetOf(job)
  if (!kind) return send()
  await transaction(async (tx) => {
    if (await findUsedUpLimit(tx, kind, member.email)) return
    await send()
    await countAgainstBudget(tx, kind, member.email)
  })
}
