import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicForm } from '@/features/forms/schema'
import { errorSentence, HttpError, requestJson } from '@/lib/http/client'
import { ConnectionLostError, uploadWithProgress } from '@/lib/http/client-upload'
import { type Language, withLanguageParameter } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { buildRegistrationBody, type ExtraParts } from './registration-body'
import type { UploadedBytes } from './registration-state'
import type { RegistrationResult } from './schema'

// Exported from here, so that one request loads the code for checking and for sending.
export { findFormErrors } from './form-errors'

/** A request is aborted after this long without upload progress. */
const MAX_IDLE_MS = 60_000

interface Registration {
  slug: string
  /** The language in which the form was read; absent for a form in English only. */
  lang?: Language
  words?: Pick<typeof SENDING_WORDS, 'unreadableFile' | 'failed'>
  party?: Pick<PublicForm, 'party' | 'people'>
  idempotencyKey: string
  answers: DraftAnswers
  files: ReadonlyMap<string, File>
  extra?: ExtraParts
}

interface Sending {
  controller: AbortController
  onProgress: (progress: UploadedBytes) => void
}

export type SendingOutcome =
  | ({ type: 'submitted' } & Pick<RegistrationResult, 'reference' | 'queue' | 'link'>)
  | { type: 'refused'; errors: Record<string, string> }
  /** An earlier attempt with the same key was stored with other answers. */
  | { type: 'received'; reference: string }
  | { type: 'failed'; message: string; mayBeStored: boolean }
  /** No response of our server arrived, or the code that sends could not be loaded. */
  | { type: 'cut'; mayBeStored: boolean; isOffline: boolean }

/**
 * True when the browser is in no network. When this is false, the internet may still be out of
 * reach.
 */
const isOffline = () => navigator.onLine === false

/**
 * Returns errors by field id for files that cannot be read, because phones can revoke access to a
 * chosen file. Without this check, sending would fail as if the connection were broken.
 */
async function findUnreadable(
  files: ReadonlyMap<string, File>,
  words: Pick<typeof SENDING_WORDS, 'unreadableFile'>,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [id, file] of files) {
    try {
      await new Response(file.slice(0, 1)).arrayBuffer()
    } catch {
      errors[id] = words.unreadableFile
    }
  }
  return errors
}

const loadPartyForm = () =>
  import('./party-form').catch(() => {
    throw new ConnectionLostError(false)
  })

export async function sendRegistration(
  { slug, lang, words = SENDING_WORDS, party, idempotencyKey, answers, files, extra }: Registration,
  { controller, onProgress }: Sending,
): Promise<SendingOutcome> {
  const errors = await findUnreadable(files, words)
  if (Object.keys(errors).length > 0) return { type: 'refused', errors }
  const wasOffline = isOffline()
  let standstill: ReturnType<typeof setTimeout> | undefined
  const waitOn = () => {
    clearTimeout(standstill)
    standstill = setTimeout(() => controller.abort(), MAX_IDLE_MS)
  }
  const { signal } = controller
  const path = withLanguageParameter(sitePaths.api.submit(slug), lang)
  const headers = { 'Idempotency-Key': idempotencyKey }
  waitOn()
  try {
    const split = party?.party && (await loadPartyForm()).splitAnswersByPerson
    const body = buildRegistrationBody(answers, files, extra, split && ((all) => split(all, party)))
    const sent =
      body instanceof FormData
        ? uploadWithProgress<RegistrationResult>(path, {
            body,
            headers,
            signal,
            onProgress: (sentBytes, totalBytes) => {
              waitOn()
              onProgress({ sentBytes, totalBytes })
            },
          })
        : requestJson<RegistrationResult>(path, { method: 'POST', body, headers, signal })
    const { reference, queue, link } = await sent
    return { type: 'submitted', reference, queue, link }
  } catch (error) {
    if (error instanceof HttpError) return fromRefusal(error, words)
    const neverLeft = wasOffline && isOffline()
    const mayHaveArrived = !(error instanceof ConnectionLostError) || error.mayHaveArrived
    return { type: 'cut', mayBeStored: mayHaveArrived && !neverLeft, isOffline: neverLeft }
  } finally {
    clearTimeout(standstill)
  }
}

function fromRefusal(
  error: HttpError,
  words: Pick<typeof SENDING_WORDS, 'failed'>,
): SendingOutcome {
  const { status, body } = error
  if (body?.code === 'submission.key_reused') {
    return { type: 'received', reference: body.reference ?? '' }
  }
  if (body?.fields && Object.keys(body.fields).length > 0) {
    return { type: 'refused', errors: body.fields }
  }
  const message = errorSentence(error) ?? words.failed
  // A proxy may respond with 502 or 504 although the registration was stored.
  return { type: 'failed', message, mayBeStored: status >= 500 }
}

/**
 * Loads the form again. Returns null when visitors can no longer open the form. Returns the given
 * `form` when loading failed for another reason, such as a lost connection.
 */
export async function reloadForm(form: PublicForm): Promise<PublicForm | null> {
  try {
    const path = withLanguageParameter(sitePaths.api.publicForm(form.slug), form.lang)
    const again = await requestJson<PublicForm>(path)
    return again.party ? (await import('./party-form')).expandPartyForm(again) : again
  } catch (error) {
    if (!(error instanceof HttpError)) return form
    return error.status === 429 || error.status >= 500 ? form : null
  }
}
