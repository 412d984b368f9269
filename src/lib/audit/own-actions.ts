import type { AuditAction } from './sentences'

/** The actions of registrants who use the personal link to their own registration. */
export type OwnAction = Extract<AuditAction, `submission.own_${string}`>

/**
 * Returns the name shown for the actor. The stored name is null in a sign-in that is not complete,
 * for a registrant's own actions, and when the portal ends an overdue offer of a place.
 */
export function nameActor(action: string, name: string | null): string {
  if (name !== null) return name
  if (action === 'submission.place_expired') return 'The portal'
  return action.startsWith('submission.own_') ? 'The registrant' : 'Unknown'
}
