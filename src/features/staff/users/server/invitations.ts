import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { db, fetchRows, sql, transaction, withLock } from '@/lib/database/db'
import { linkOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { findUsedUpLimit } from '@/lib/mail/budget'
import { isMailServerConfigured } from '@/lib/mail/transport'
import { paths } from '@/lib/paths'
import { enqueue } from '@/lib/queue/enqueue'
import type { AcceptInvitationInput } from '../../credentials'
import { refusalOfChange, refusalOfInvite } from '../../rules'
import type { InvitedMember, InviteInput } from '../../schema'
import { withLockedAccount } from '../../server/account-lock'
import { findStaffByEmail, getStaffMember, staffAuditName } from '../../server/data'
import { hashPassword } from '../../server/password-hash'
import { refuseWeakPassword } from '../../server/password-rules'
import {
  expireLinkTokens,
  issueLinkToken,
  markLinkTokensUsed,
  readLinkToken,
} from '../../server/tokens'

/**
 * Queues the invitation. Without a mail server, returns a link that the inviter can pass on,
 * otherwise null.
 */
async function sendInvitation(userId: number, actor: StaffActor): Promise<string | null> {
  await transaction((tx) =>
    enqueue(tx, 'mail.send', { kind: 'invitation', userId, from: actor.name }),
  )
  if (isMailServerConfigured()) return null
  return `${linkOrigin()}${paths.portal.acceptInvite(await issueLinkToken(userId, 'invitation'))}`
}

/**
 * Throws `request.too_many` when the email address has had too many invitations. Cancelled
 * invitations count too.
 */
async function refuseTooManyInvitations(email: string): Promise<void> {
  const usedUp = await transaction((tx) => findUsedUpLimit(tx, 'invitation', email))
  if (!usedUp) return
  const message = `This person has had ${usedUp.most} invitations within ${usedUp.within}. Please try again later.`
  throw new AppError('request.too_many', { message, retryAfterSeconds: usedUp.secondsLeft })
}

export function inviteStaff(
  { email, role }: InviteInput,
  actor: StaffActor,
): Promise<InvitedMember> {
  return withLock('staff', async () => {
    const refusal = refusalOfInvite(actor, role)
    if (refusal) throw new AppError(refusal)
    const known = await findStaffByEmail(email)
    if (known)
      throw new AppError(known.status === 'invited' ? 'staff.already_invited' : 'staff.email_taken')
    await refuseTooManyInvitations(email)
    // The account has no password, so nobody can sign in before the invitation is accepted.
    const [row] = await fetchRows<{ id: number }>(sql`
      insert into admin_users (name, email, role, status)
      values (${email}, ${email}, ${role}, 'invited') returning id`)
    if (!row) throw new Error('The account was not stored')
    const user = await getStaffMember(row.id)
    await recordAudit({
      action: 'staff.invited',
      actor,
      subject: staffAuditName(user),
      detail: role,
    })
    return { ...user, link: await sendInvitation(user.id, actor) }
  })
}

async function getInvited(id: number, actor: StaffActor) {
  const target = await getStaffMember(id)
  const refusal = refusalOfChange(actor, target, {})
  if (refusal) throw new AppError(refusal)
  if (target.status !== 'invited') throw new AppError('staff.not_invited')
  return target
}

/** Sends an invitation again; its earlier links stop working. */
export async function resendInvitation(id: number, actor: StaffActor): Promise<InvitedMember> {
  const target = await getInvited(id, actor)
  await refuseTooManyInvitations(target.email)
  // The token is not marked as used: a used link says "already used, please sign in".
  await expireLinkTokens(target.id, 'invitation')
  await recordAudit({ action: 'staff.invitation_resent', actor, subject: staffAuditName(target) })
  return { ...target, link: await sendInvitation(target.id, actor) }
}

export function cancelInvitation(id: number, actor: StaffActor): Promise<void> {
  return withLock('staff', async () => {
    const target = await getInvited(id, actor)
    const payload = await cms()
    await markLinkTokensUsed(target.id, 'invitation')
    await payload.delete({ collection: 'admin-users', id: target.id, overrideAccess: true })
    await recordAudit({
      action: 'staff.invitation_cancelled',
      actor,
      subject: staffAuditName(target),
    })
  })
}

export async function getInvitedEmail(token: string): Promise<{ email: string }> {
  const { userId } = await readLinkToken(token, 'invitation', await db())
  const { email } = await getStaffMember(userId)
  return { email }
}

export async function acceptInvitation(
  { token, name, password }: AcceptInvitationInput,
  address: string,
): Promise<{ email: string }> {
  const { userId } = await readLinkToken(token, 'invitation')
  const { email } = await getStaffMember(userId)
  await refuseWeakPassword(password, { name, email })
  const { salt, hash } = await hashPassword(password)
  // Uses the lock of `cancelInvitation`, so that only one of the two succeeds.
  return withLock('staff', async () => {
    await readLinkToken(token, 'invitation')
    return withLockedAccount(userId, async (tx) => {
      await tx.execute(sql`
        update admin_users
        set name = ${name}, salt = ${salt}, hash = ${hash}, status = 'active', updated_at = now()
        where id = ${userId}`)
      await markLinkTokensUsed(userId, 'invitation', tx)
      const actor = { id: userId, name, address }
      await recordAudit(
        { action: 'staff.joined', actor, subject: { text: email, accountId: userId } },
        tx,
      )
      return { email }
    })
  })
}
