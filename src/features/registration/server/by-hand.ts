import 'server-only'
import { type ActiveForm, getFormByHand } from '@/features/forms/server/data'
import { FormChanged } from '@/features/forms/server/known-forms'
import { WAY_IN_LABELS } from '@/features/submissions/schema'
import { recordAudit } from '@/lib/audit/record'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import type { ByHandQuery } from '../by-hand'
import type { RegistrationResult } from '../schema'
import { type Once, receive } from './operations'
import type { IncomingRegistration } from './request'

/** Somebody would have to save the form again and again in the same moment. */
const TRIES = 5

/** Works with the form as it is, open or closed, until it has not changed in between. */
async function withFormByHand<T>(
  id: number | null,
  work: (form: ActiveForm) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      return await work(await getFormByHand(id))
    } catch (error) {
      if (!(error instanceof FormChanged)) throw error
    }
  }
  throw new AppError('server.busy')
}

/**
 * Registers somebody who has come, called or written, by the rules that visitors have; also with a
 * closed form. The same way in: one statement, the outbox, a repeat of the key answers the first one.
 * @throws AppError as `submitRegistration`, `form.without_fields`
 */
export async function addByHand(
  formId: number | null,
  incoming: IncomingRegistration,
  { how, receipt }: ByHandQuery,
  actor: StaffActor,
): Promise<RegistrationResult> {
  const once: Once = {}
  const byHand = { actorId: actor.id, how, sendsReceipt: receipt === 'yes' }
  const added = await receive((work) => withFormByHand(formId, work), incoming, byHand, once)
  if (once.isNew) {
    const entry = { action: 'submission.entered', submissions: [added.id] } as const
    await recordAudit({ ...entry, actor, detail: WAY_IN_LABELS[how].toLowerCase() })
  }
  return added
}
