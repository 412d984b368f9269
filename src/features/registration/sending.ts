import type { DraftAnswers } from '@/features/answers/answers'
import type { Agreement } from '@/features/forms/notice'
import type { PublicForm } from '@/features/forms/schema'
import { errorSentence, HttpError, request } from '@/lib/http/client'
import { ConnectionLostError, upload } from '@/lib/http/client-upload'
import { paths } from '@/lib/paths'
import type { HiddenParts } from '@/lib/suspicion/suspicion'
import type { Progress } from './registration-state'
import type { RegistrationResult } from './schema'

/** A request on which no bytes have moved for this long is aborted. */
const STANDSTILL_MS = 60_000

/** Sent with the answers: the page's hidden fields and the agreement. */
type Beside = HiddenParts & Agreement

interface Registration {
  slug: string
  idempotencyKey: string
  answers: DraftAnswers
  files: ReadonlyMap<string, File>
  beside?: Beside
}

interface Sending {
  /** Aborts the request. */
  controller: AbortController
  /** Called only with files; answers alone are sent at once. */
  onProgress: (progress: Progress) => void
}

/** The result of an attempt to send. */
export type Outcome =
  | { type: 'submitted'; reference: string }
  | { type: 'refused'; errors: Record<string, string> }
  /** The key was already used by a stored registration with other answers. */
  | { type: 'received'; reference: string }
  | { type: 'failed'; message: string; mayBeStored: boolean }
  /** No response arrived. */
  | { type: 'cut'; mayBeStored: boolean; isOffline: boolean }

/** Certain only when the browser reports offline: "online" may be a network without internet. */
const isOffline = () => navigator.onLine === false

/**
 * Phones make a chosen file unreadable when it is moved or its cloud permission ends; the browser
 * would report a broken connection. Returns messages by field id.
 */
async function findUnreadable(files: ReadonlyMap<string, File>): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [id, file] of files) {
    try {
      await new Response(file.slice(0, 1)).arrayBuffer()
    } catch {
      errors[id] = 'This file cannot be read any more. Please choose it again.'
    }
  }
  return errors
}

/** Sends a filled form and returns the outcome; never throws. */
export async function sendRegistration(
  { slug, idempotencyKey, answers, files, beside }: Registration,
  { controller, onProgress }: Sending,
): Promise<Outcome> {
  const errors = await findUnreadable(files)
  if (Object.keys(errors).length > 0) return { type: 'refused', errors }
  const wasOffline = isOffline()
  let standstill: ReturnType<typeof setTimeout> | undefined
  const waitOn = () => {
    clearTimeout(standstill)
    standstill = setTimeout(() => controller.abort(), STANDSTILL_MS)
  }
  const { signal } = controller
  const path = paths.api.submit(slug)
  const headers = { 'Idempotency-Key': idempotencyKey }
  const body = buildRegistrationBody(answers, files, beside)
  waitOn()
  try {
    const sent =
      body instanceof FormData
        ? upload<RegistrationResult>(path, {
            body,
            headers,
            signal,
            onProgress: (sentBytes, totalBytes) => {
              waitOn()
              onProgress({ sentBytes, totalBytes })
            },
          })
        : request<RegistrationResult>(path, { method: 'POST', body, headers, signal })
    return { type: 'submitted', reference: (await sent).reference }
  } catch (error) {
    if (error instanceof HttpError) return fromRefusal(error)
    const neverLeft = wasOffline && isOffline()
    const mayHaveArrived = !(error instanceof ConnectionLostError) || error.mayHaveArrived
    return { type: 'cut', mayBeStored: mayHaveArrived && !neverLeft, isOffline: neverLeft }
  } finally {
    clearTimeout(standstill)
  }
}

function fromRefusal(error: HttpError): Outcome {
  const { status, body } = error
  if (body?.code === 'submission.key_reused') {
    return { type: 'received', reference: body.reference ?? '' }
  }
  if (body?.fields && Object.keys(body.fields).length > 0) {
    return { type: 'refused', errors: body.fields }
  }
  const message = errorSentence(error) ?? 'Failed to submit form'
  // After a proxy's 502 or 504 the registration may be stored.
  return { type: 'failed', message, mayBeStored: status >= 500 }
}

/**
 * Loads the form again; null when it is no longer open (Spec §7: on any refusal). Without a
 * connection it returns the form already loaded.
 */
export async function reopenForm(form: PublicForm): Promise<PublicForm | null> {
  try {
    return await request<PublicForm>(paths.api.publicForm(form.slug))
  } catch (error) {
    return error instanceof HttpError ? null : form
  }
}

/**
 * Spec §7: JSON when no file is chosen, otherwise multipart. The answers go first, so that the
 * server can validate them before the files arrive.
 */
export function buildRegistrationBody(
  answers: DraftAnswers,
  files: ReadonlyMap<string, File>,
  beside: Beside = {},
): ({ data: DraftAnswers } & Beside) | FormData {
  const data = Object.fromEntries(Object.entries(answers).filter(([id]) => !files.has(id)))
  if (files.size === 0) return { data, ...beside }
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  for (const [name, value] of Object.entries(beside)) body.append(name, value)
  for (const [id, file] of files) body.append(`file_${id}`, file)
  return body
}
