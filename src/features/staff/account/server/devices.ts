import 'server-only'
import Bowser from 'bowser'
import { recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SignedInActor } from '@/lib/http/route'
import type { SessionDevice } from '../../schema'
import { withLockedAccount } from '../../server/account-lock'
import { deleteSession, findOpenSessions, type Session } from '../../sessions/server/sessions'

/**
 * Returns the name of a browser or system; null when it does not look like a name. For an unknown
 * browser, Bowser takes the first word of the user agent, which can be any text.
 */
const asName = (name = ''): string | null => (/^[\w .+-]{2,30}$/.test(name) ? name : null)

function deviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const system = asName(os.name)
  return `${asName(browser.name) ?? 'Unknown browser'}${system ? ` on ${system}` : ''}`
}

const present = ({ id, userAgent, ...session }: Session, own: number): SessionDevice => ({
  id,
  device: deviceName(userAgent),
  address: session.address,
  signedInAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
  isThisOne: id === own,
})

export async function listOwnSessions(actor: SignedInActor): Promise<SessionDevice[]> {
  const sessions = await findOpenSessions(await db(), actor.id)
  return sessions
    .map((session) => present(session, actor.sessionId))
    .sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}

export function endOwnSession(id: number, actor: SignedInActor): Promise<void> {
  return withLockedAccount(actor.id, async (tx) => {
    const session = (await findOpenSessions(tx, actor.id)).find((open) => open.id === id)
    if (!session) throw new AppError('session.not_found')
    await deleteSession(tx, actor.id, session.id)
    const detail = deviceName(session.userAgent)
    await recordAudit({ action: 'staff.session_ended', actor, detail }, tx)
  })
}
