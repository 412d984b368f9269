import 'server-only'
import { findReceiptAddress } from '@/features/answers/receipt-address'
import type { Answers } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/server/search-text'
import type { FileWithId } from '@/features/delivery/server/outbox'
import { formTokenSubject } from '@/features/forms/schema'
import { type FormReader, openForm } from '@/features/forms/server/known-forms'
import type { WayIn } from '@/features/submissions/schema'
import { newReference } from '@/features/submissions/server/reference'
import { uncount } from '@/lib/counters/counters'
import { mayHaveCommitted } from '@/lib/database/prepared'
import { AppError } from '@/lib/errors'
import { type Weighed, weigh } from '@/lib/suspicion/weigh'
import type { RegistrationResult } from '../schema'
import { type Accepted, accept, acceptByForm, identityOf } from './accept'
import { freeTextsOf } from './free-texts'
import { findRepeat } from './repeats'
import type { IncomingRegistration } from './request'
import { type Row, store } from './store'
import { discardUploads, keepAll, removeAll, type Upload } from './uploads'

/**
 * Which staff member registers somebody, how it was received, and whether a confirmation is sent.
 */
export interface ByHand {
  actorId: number
  how: WayIn
  sendsReceipt: boolean
}

/** Registrations by staff are not checked for spam. */
const NOT_WEIGHED: Weighed = { suspicion: null, trail: [] }

/** More retries than a form can realistically change within one registration. */
const TRIES = 5

/** What a registration is stored with, even if its form changes meanwhile. */
interface Prepared {
  incoming: IncomingRegistration
  byHand: ByHand | null
  weighed: Weighed
  files: readonly (Upload & FileWithId)[]
}

/**
 * Registers a visitor. A repeat with the same key returns the first result.
 * @throws AppError `form.not_found`, `submission.invalid` with the message per field,
 * `submission.unknown_field`, `submission.key_reused`, and what was wrong with a file
 */
export const submitRegistration = async (
  slug: string,
  incoming: IncomingRegistration,
): Promise<RegistrationResult> => (await register(openForm(slug), incoming, null)).result

/**
 * The way of every registration: files first, then one statement for everything else, so that what
 * is confirmed to the visitor is on disk.
 * @throws AppError as `submitRegistration`, and the refusals of `reader`
 */
export async function register(
  reader: FormReader,
  incoming: IncomingRegistration,
  byHand: ByHand | null,
): Promise<{ result: RegistrationResult; isNew: boolean }> {
  try {
    const { accepted, first } = await acceptByForm(reader, incoming)
    if (first) return { result: first, isNew: false }
    const weighed = byHand ? NOT_WEIGHED : await weighAnswers(accepted, incoming)
    const files = await keepAll(incoming.uploads)
    const last = await storeByForm(reader, accepted, { incoming, byHand, weighed, files })
    if (last.stored !== 'key used') return { result: last.stored, isNew: true }
    await removeAll(files)
    await uncount(weighed.trail.map(({ key }) => key))
    const earlier = await findRepeat(identityOf(last.accepted, incoming))
    if (!earlier) throw new AppError('server.busy')
    return { result: earlier, isNew: false }
  } finally {
    // Stored files have left staging; what is still there belongs to a refusal or a repeat.
    await discardUploads(incoming.uploads)
  }
}

/** Checks the answers for spam and increments its counters, so it runs once per registration. */
const weighAnswers = ({ form, answers }: Accepted, { arrival }: IncomingRegistration) =>
  weigh({
    subject: formTokenSubject(form.id),
    arrival,
    texts: freeTextsOf(form.fields, answers),
    answers: Object.keys(answers).length,
  })

/**
 * Stores the registration; when the form has changed since validation, validates again with the new
 * version and retries.
 */
async function storeByForm(reader: FormReader, checked: Accepted, prepared: Prepared) {
  let accepted = checked
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const stored = await store(toRow(accepted, prepared))
      if (stored !== 'form changed') return { stored, accepted }
      accepted = accept(await reader.read(), prepared.incoming)
    }
    throw new AppError('server.busy')
  } catch (error) {
    // After a COMMIT without a reply the row may exist and needs the files; the sweep removes them
    // otherwise.
    if (error instanceof AppError || !mayHaveCommitted(error)) await removeAll(prepared.files)
    throw error
  }
}

function toRow(accepted: Accepted, { incoming, byHand, weighed, files }: Prepared): Row {
  const { form, answers } = accepted
  const data: Answers = { ...answers }
  for (const { fieldId, fileId, name, mimeType, size } of files) {
    data[fieldId] = { fileId, name, mimeType, size }
  }
  const hasReceipt = form.hasReceipt && byHand?.sendsReceipt !== false
  const address = findReceiptAddress(hasReceipt, form.fields, answers)
  return {
    ...identityOf(accepted, incoming),
    formVersion: form.version,
    reference: newReference(),
    data: JSON.stringify(data),
    searchText: toSearchText(data),
    suspicion: weighed.suspicion,
    agreedTo: form.notice ? incoming.agreedTo : null,
    files,
    byHand,
    receipt: address === null ? null : { address, trail: weighed.trail },
  }
}
