import 'server-only'
import { formTokenSubject } from '@/features/forms/schema'
import { type FormReader, openFormReader } from '@/features/forms/server/known-forms'
import { decrementCounters } from '@/lib/counters/counters'
import { AppError } from '@/lib/errors'
import { requireRoomForSuspected } from '@/lib/suspicion/room'
import { type WeighResult, weighSuspicion } from '@/lib/suspicion/weigh'
import type { RegistrationResult } from '../schema'
import { type AcceptedRegistration, checkByFormVersion, validateByForm } from './accept'
import { freeTextsOf } from './free-texts'
import { formFullError } from './full'
import { findRepeat, identityOf } from './repeat'
import type { IncomingRegistration } from './request'
import { presentRegistrationResult } from './result'
import {
  type EntryByHand,
  isFileAskedFor,
  type PreparedRegistration,
  toRegistrationRow,
} from './row'
import { storeRegistration } from './store'
import { discardUploads, removeStoredFiles, removeUnlessCommitted, storeFiles } from './uploads'

const NO_SUSPICION: WeighResult = { suspicion: null, trail: [] }

/**
 * The most attempts to store a registration. An attempt fails when the form has changed since the
 * check.
 */
const TRIES = 5

/**
 * Stores a visitor's registration. A repeat with the same key and answers returns the first result.
 * @throws AppError `form.not_found`, `form.not_open`, `form.full`, `submission.invalid`,
 * `submission.unknown_field`, `submission.key_reused`, `storage.full`, `server.busy`, or the error
 * of a refused body or file
 */
export const submitRegistration = async (
  slug: string,
  incoming: IncomingRegistration,
): Promise<RegistrationResult> =>
  (await checkAndStoreRegistration(openFormReader(slug), incoming, null)).result

/**
 * Checks and stores a registration. Files are stored before the row, so that the row never names a
 * file that is not stored yet.
 */
export async function checkAndStoreRegistration(
  reader: FormReader,
  incoming: IncomingRegistration,
  byHand: EntryByHand | null,
): Promise<{ result: RegistrationResult; isNew: boolean }> {
  try {
    const { accepted, first } = await validateByForm(reader, incoming)
    if (first) return { result: first, isNew: false }
    const weighed = byHand ? NO_SUSPICION : await checkForSpam(accepted, incoming)
    if (weighed.suspicion && incoming.uploads.length > 0) await requireRoomForSuspected()
    const files = await storeFiles(incoming.uploads)
    const last = await storeByForm(reader, accepted, { incoming, byHand, weighed, files })
    const { stored } = last
    if (stored !== 'key used' && stored !== 'full') {
      // All files were stored, because the form could change meanwhile and ask for other files.
      // Those that it does not ask for are removed now.
      await removeStoredFiles(files.filter((file) => !isFileAskedFor(last.accepted, file)))
      return { result: await presentRegistrationResult(last.accepted.form.id, stored), isNew: true }
    }
    await removeStoredFiles(files)
    await decrementCounters(weighed.trail.map(({ key }) => key))
    // `stored` is also `full` for a repeat of the registration that got the last place.
    const earlier = await findRepeat(identityOf(last.accepted, incoming))
    if (!earlier && stored === 'full') throw await formFullError(last.accepted, incoming.language)
    if (!earlier) throw new AppError('server.busy')
    return { result: earlier, isNew: false }
  } finally {
    // Stored files are no longer in staging, so only the others are discarded.
    await discardUploads(incoming.uploads)
  }
}

/**
 * Weighs the signs of spam. Each call also increments the counters that it uses, so call it only
 * once per registration.
 */
const checkForSpam = (
  { form, shown, answers }: AcceptedRegistration,
  { arrival }: IncomingRegistration,
) =>
  weighSuspicion({
    subject: formTokenSubject(form.id),
    arrival,
    texts: freeTextsOf(shown, answers),
    answers: Object.keys(answers).length,
  })

async function storeByForm(
  reader: FormReader,
  checked: AcceptedRegistration,
  prepared: PreparedRegistration,
) {
  let accepted = checked
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const stored = await storeRegistration(toRegistrationRow(accepted, prepared))
      if (stored !== 'form changed') return { stored, accepted }
      accepted = checkByFormVersion(await reader.read(), prepared.incoming)
    }
    throw new AppError('server.busy')
  } catch (error) {
    await removeUnlessCommitted(prepared.files, error)
    throw error
  }
}
