import { useChange } from '@/components/portal/calls'
import type { DraftAnswers } from '@/features/answers/answers'
import { NOTICE_NAME } from '@/features/forms/notice'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { ByHandQuery } from './by-hand'
import type { RegistrationResult } from './schema'
import { buildRegistrationBody } from './sending'

interface ByHand extends ByHandQuery {
  formId: number
  /**
   * The same for every attempt until a response arrives, so that two presses create one
   * registration.
   */
  idempotencyKey: string
  answers: DraftAnswers
  files: ReadonlyMap<string, File>
  /** The version of the privacy notice that was agreed to; null when the form has none. */
  agreedTo: number | null
}

/** Registers somebody who came in person, called or wrote, for staff. */
export const useAddByHand = () =>
  useChange(({ formId, how, receipt, idempotencyKey, agreedTo, ...sent }: ByHand) =>
    request<RegistrationResult>(
      `${paths.api.formRegistrations(formId)}?${new URLSearchParams({ how, receipt })}`,
      {
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: buildRegistrationBody(
          sent.answers,
          sent.files,
          agreedTo === null ? {} : { [NOTICE_NAME]: `${agreedTo}` },
        ),
      },
    ),
  )
