import type { AuditAction } from './sentences'

/** What registrants do by the link to their own registration. */
export type OwnAction = Extract<AuditAction, `submission.own_${string}`>

/** The name shown for the actor; none is known for a failed sign-in or an own link. */
export function nameActor(action: string, name: string | null): string {
  if (name !== null) return name
  if (action === 'submission.place_expired') return 'The portal'
  return action.startsWith('submission.own_') ? 'The registrant' : 'Unknown'
}
