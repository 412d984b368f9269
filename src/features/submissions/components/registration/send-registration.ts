import type { PublicForm } from '@/features/forms/schema'
import { errorSentence, HttpError, request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { DraftAnswers } from '../../answers'
import type { SubmissionReceipt } from '../../schema'
import { buildRegistrationBody } from './registration-body'
import type { RegistrationEvent } from './registration-state'

const NO_ANSWER =
  'We could not reach the server. Your answers are still here: check your connection and submit again.'

interface Registration {
  slug: string
  idempotencyKey: string
  answers: DraftAnswers
  files: ReadonlyMap<string, File>
}

/** Sends a filled form and says what came of it; never throws. */
export async function sendRegistration({
  slug,
  idempotencyKey,
  answers,
  files,
}: Registration): Promise<RegistrationEvent> {
  try {
    const { reference } = await request<SubmissionReceipt>(paths.api.submit(slug), {
      method: 'POST',
      headers: { 'Idempotency-Key': idempotencyKey },
      body: buildRegistrationBody(answers, files),
    })
    return { type: 'submitted', reference }
  } catch (error) {
    if (!(error instanceof HttpError)) return { type: 'failed', message: NO_ANSWER }
    const fields = error.body?.fields
    if (fields && Object.keys(fields).length > 0) return { type: 'refused', errors: fields }
    return { type: 'failed', message: errorSentence(error) ?? 'Failed to submit form' }
  }
}

/**
 * The form as it is now; null when it is not open any more (Spec §7: any refusal counts). Without
 * a connection the form at hand is the best there is.
 */
export async function reopenForm(form: PublicForm): Promise<PublicForm | null> {
  try {
    return await request<PublicForm>(paths.api.publicForm(form.slug))
  } catch (error) {
    return error instanceof HttpError ? null : form
  }
}
