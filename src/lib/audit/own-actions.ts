import type { AuditAction } from './sentences'

/** Actions of registrants, through their personal link. */
export type OwnAction = Extract<AuditAction, `submission.own_${string}`>

/**
 * Returns who acted. The stored name is null for registrants, for an offer that expired, and before
 * a sign-in is complete.
 */
export function describeActor(action: string, name: string | null): string {
  if (name !== null) return name
  if (action === 'submission.place_expired') return 'The portal'
  return action.startsWith('submission.own_') ? 'The registrant' : 'Unknown'
}
