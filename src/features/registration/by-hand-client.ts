import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DraftAnswers } from '@/features/answers/answers'
import { NOTICE_NAME } from '@/features/forms/notice'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { ByHandQuery } from './by-hand'
import type { RegistrationResult } from './schema'
import { buildRegistrationBody } from './sending'

interface ByHand extends ByHandQuery {
  formId: number
  /** The same until it has been answered: pressing twice is one registration. */
  idempotencyKey: string
  answers: DraftAnswers
  files: ReadonlyMap<string, File>
  /** The version of the notice that was agreed to. */
  agreedTo: number | null
}

/** Registers somebody who has come, called or written. */
export function useAddByHand() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ formId, how, receipt, idempotencyKey, agreedTo, ...sent }: ByHand) =>
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
    onSettled: () => queries.invalidateQueries(),
  })
}
