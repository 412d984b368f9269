import 'server-only'
import { findReceiptAddress } from '@/features/answers/receipt-address'
import type { Answers } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/server/search-text'
import type { NumberedFile } from '@/features/delivery/server/outbox'
import { formTokenSubject } from '@/features/forms/form-token-subject'
import type { ActiveForm } from '@/features/forms/server/data'
import { FormChanged, withActiveForm } from '@/features/forms/server/known-forms'
import type { WayIn } from '@/features/submissions/schema'
import { newReference } from '@/features/submissions/server/reference'
import { uncount } from '@/lib/counters/counters'
import { mayHaveHeld } from '@/lib/database/prepared'
import { AppError } from '@/lib/errors'
import { type Weighed, weigh } from '@/lib/suspicion/weigh'
import type { RegistrationResult } from '../schema'
import { freeTextsOf } from './free-texts'
import { keepAll, removeAll } from './kept-uploads'
import { refuseInvalid } from './refuse-invalid'
import { findRepeat, fingerprintOf } from './repeats'
import type { IncomingRegistration } from './request'
import { store } from './store'
import { discardUploads, type Upload } from './uploads'

/** What colleagues type is no spam. */
const NOT_WEIGHED: Weighed = { suspicion: null, trail: [] }

type CheckedAnswers = ReturnType<typeof refuseInvalid>

/** Who registers somebody else, how they came, and whether a confirmation goes to them. */
export interface ByHand {
  actorId: number
  how: WayIn
  sendsReceipt: boolean
}

/** What is done once for a registration, also when its form changes under it. */
export interface Once {
  /** It is a new one, and no repeat. */
  isNew?: boolean
  weighed?: Weighed
  files?: (Upload & NumberedFile)[]
  /** A COMMIT was not answered, so nobody knows whether it held. */
  isUndecided?: boolean
}

/**
 * Registers a visitor: the row, its files and their jobs commit together, and the
 * files are on disk before that. A repeat of the same key answers the first result.
 * @throws AppError `form.not_found`, `submission.invalid` with the message per field,
 *   `submission.unknown_field`, `submission.key_reused`, and what was wrong with a file
 */
export const submitRegistration = async (
  slug: string,
  incoming: IncomingRegistration,
): Promise<RegistrationResult> => receive((work) => withActiveForm(slug, work), incoming, null, {})

type WithForm = (
  work: (form: ActiveForm) => Promise<RegistrationResult>,
) => Promise<RegistrationResult>

/**
 * The one way in: whoever sends it, for whichever form.
 * @throws AppError as `submitRegistration`, and what finding the form refuses
 */
export async function receive(
  withForm: WithForm,
  incoming: IncomingRegistration,
  byHand: ByHand | null,
  once: Once,
): Promise<RegistrationResult> {
  try {
    return await withForm(async (form) => {
      if (incoming.failure) throw incoming.failure
      return storeRegistration(form, refuseInvalid(form, incoming), incoming, byHand, once)
    })
  } catch (error) {
    // Files that a row may refer to stay, and the sweep asks later.
    if (!once.isUndecided) await removeAll(once.files ?? [])
    throw error
  } finally {
    // Kept files have moved away; whatever is still in staging belongs to a refusal or a repeat.
    await discardUploads(incoming.uploads)
  }
}

/**
 * Files first, then one statement for everything else, so that what is answered with success is on
 * disk. Answers the first result to a repeat.
 * @throws AppError `submission.key_reused`; FormChanged
 */
async function storeRegistration(
  form: ActiveForm,
  answers: CheckedAnswers,
  { uploads, idempotencyKey, arrival, agreedTo }: IncomingRegistration,
  byHand: ByHand | null,
  once: Once,
): Promise<RegistrationResult> {
  const identity = { formId: form.id, idempotencyKey, fingerprint: fingerprintOf(answers, uploads) }
  // Many bytes are not moved, nor a flood counted, for what is known already.
  const repeated = uploads.length > 0 && !once.files ? await findRepeat(identity) : null
  if (repeated) return repeated
  once.weighed ??= byHand
    ? NOT_WEIGHED
    : await weigh({
        subject: formTokenSubject(form.id),
        arrival,
        texts: freeTextsOf(form.fields, answers),
        answers: Object.keys(answers).length,
      })
  once.files ??= await keepAll(uploads)
  const { suspicion, trail } = once.weighed
  const data: Answers = { ...answers }
  for (const { fieldId, fileId, name, mimeType, size } of once.files) {
    data[fieldId] = { fileId, name, mimeType, size }
  }
  const hasReceipt = form.hasReceipt && byHand?.sendsReceipt !== false
  const address = findReceiptAddress(hasReceipt, form.fields, answers)
  const stored = await store({
    ...identity,
    formVersion: form.version,
    reference: newReference(),
    data: JSON.stringify(data),
    searchText: toSearchText(data),
    suspicion,
    agreedTo: form.notice ? agreedTo : null,
    files: once.files,
    byHand,
    receipt: address === null ? null : { address, trail },
  }).catch((error) => {
    once.isUndecided = !(error instanceof FormChanged) && mayHaveHeld(error)
    throw error
  })
  once.isNew = stored !== null
  if (stored) return stored
  await removeAll(once.files)
  await uncount(trail.map(({ key }) => key))
  const first = await findRepeat(identity)
  if (!first) throw new AppError('server.busy')
  return first
}
