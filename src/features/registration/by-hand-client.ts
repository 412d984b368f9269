import { useApiMutation } from '@/components/portal/calls'
import type { DraftAnswers } from '@/features/answers/answers'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import type { PublicParty } from '@/features/forms/party/party'
import { errorSentence, HttpError, requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { ByHandQuery } from './by-hand'
import { splitAnswersByPerson } from './party-form'
import { buildRegistrationBody } from './registration-body'
import { NOT_KNOWN_NAME, type RegistrationResult } from './schema'

interface ByHand extends ByHandQuery {
  formId: number
  /**
   * Stays the same while an earlier attempt may have stored the registration, so that the next
   * attempt does not add a second registration.
   */
  idempotencyKey: string
  answers: DraftAnswers
  files: ReadonlyMap<string, File>
  /** The version of the privacy notice that was agreed to; null without an agreement. */
  agreedTo: number | null
  notKnown: readonly string[]
  party: PublicParty | undefined
  people: number
}

function bodyOf({
  answers,
  files,
  agreedTo,
  notKnown,
  party,
  people,
}: Pick<ByHand, 'answers' | 'files' | 'agreedTo' | 'notKnown' | 'party' | 'people'>) {
  const agreement = agreedTo === null ? {} : { [NOTICE_CHECKBOX_NAME]: `${agreedTo}` }
  const body = buildRegistrationBody(answers, files, agreement, (all) =>
    party ? splitAnswersByPerson(all, { party, people }) : { data: all },
  )
  if (!(body instanceof FormData)) return { ...body, [NOT_KNOWN_NAME]: notKnown }
  body.append(NOT_KNOWN_NAME, JSON.stringify(notKnown))
  return body
}

export const useAddRegistrationByHand = () =>
  useApiMutation(({ formId, how, receipt, idempotencyKey, ...sent }: ByHand) =>
    requestJson<RegistrationResult>(
      `${paths.api.formRegistrations(formId)}?${new URLSearchParams({ how, receipt })}`,
      {
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: bodyOf(sent),
      },
    ),
  )

const NO_REPLY = 'No reply came. Please press again: nobody is added twice.'

export function failureSentence(error: unknown): string {
  const stored = error instanceof HttpError ? error.body?.reference : undefined
  if (!stored) return errorSentence(error) ?? NO_REPLY
  return `The first press was stored as ${stored}. Please correct that registration, or reload the page to add another one.`
}
