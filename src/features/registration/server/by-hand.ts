import 'server-only'
import { getFormForHandEntry } from '@/features/forms/server/data'
import { ENTRY_METHOD_LABELS } from '@/features/submissions/schema'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import type { ByHandQuery } from '../by-hand'
import type { RegistrationResult } from '../schema'
import { checkAndStoreRegistration } from './operations'
import type { IncomingRegistration } from './request'

/**
 * Stores a registration that staff enter, even if the form is closed or full. The audit log gets a
 * line only for a new registration, not for a repeat. Throws `form.without_fields` and the errors
 * of `submitRegistration`, except `form.full` and `form.not_open`.
 */
export async function addRegistrationByHand(
  formId: number,
  incoming: IncomingRegistration,
  { how, receipt }: ByHandQuery,
  actor: StaffActor,
): Promise<RegistrationResult> {
  const read = async () => {
    const form = await getFormForHandEntry(formId)
    return { ...form, notKnown: incoming.notKnown }
  }
  const reader = { remembered: () => undefined, read }
  const byHand = { actorId: actor.id, how, sendsReceipt: receipt === 'yes' }
  const { result, isNew } = await checkAndStoreRegistration(reader, incoming, byHand)
  if (isNew) {
    const entry = { action: 'submission.entered', submissions: [result.id] } as const
    await recordAudit({ ...entry, actor, detail: ENTRY_METHOD_LABELS[how].toLowerCase() })
  }
  return result
}
