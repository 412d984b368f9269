import type { AuditAction } from './sentences'

/** Actions of registrants, through their personal link. */
export type OwnAction = Extract<AuditAction, `submission.own_${string}`>

/** The stored name is null for a registrant and before a sign-in is complete. */
export function nameActor(action: string, name: string | null): string {
  if (name !== null) return name
  if (action === 'submission.place_expired') return 'The portal'
  return action.startsWith('submission.own_') ? 'The registrant' : 'Unknown'
}
