import { useMutation, useQuery } from '@tanstack/react-query'
import { useApiMutation, useApiQuery } from '@/components/portal/calls'
import { usePagedQuery } from '@/components/portal/kept-data'
import { post, put, requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type {
  Audience,
  Mailing,
  MailingDetails,
  MailingDraft,
  MailingPreview,
  MailingState,
  PreviewMailingInput,
  RecipientState,
  StartMailingInput,
} from './schema'

const POLL_MS = 3000

const previewOf = (input: PreviewMailingInput) =>
  post<MailingPreview>(paths.api.mailingPreview, input)

export const useAudienceCounts = (audience: Audience) =>
  useQuery({
    queryKey: [paths.api.mailingPreview, audience],
    queryFn: () => previewOf({ audience }),
    refetchOnMount: 'always',
  })

export const usePreviewMailing = () => useMutation({ mutationFn: previewOf })

export const useSendTestMailing = () =>
  useMutation({
    mutationFn: (draft: MailingDraft) =>
      post<{ to: string; isMailSent: boolean }>(paths.api.mailingTest, draft),
  })

export const useStartMailing = () =>
  useApiMutation(
    (input: StartMailingInput) => post<Mailing>(paths.api.mailings, input),
    [paths.api.mailings],
  )

export const isMailingUnderWay = ({ state, counts }: Pick<Mailing, 'state' | 'counts'>) =>
  state === 'sending' && counts.waiting > 0

export const useMailings = () =>
  useApiQuery<Mailing[]>(paths.api.mailings, {
    refetchInterval: ({ state }) => (state.data?.some(isMailingUnderWay) ? POLL_MS : false),
  })

export interface RecipientsView {
  state: RecipientState | null
  page: number
}

export const useMailing = (id: number, { state, page }: RecipientsView) =>
  usePagedQuery({
    queryKey: [paths.api.mailing(id), state, page],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ page: `${page}`, ...(state && { state }) })
      return requestJson<MailingDetails>(`${paths.api.mailing(id)}?${query}`, { signal })
    },
    refetchInterval: ({ state: known }) =>
      known.data && isMailingUnderWay(known.data) ? POLL_MS : false,
  })

export const useChangeMailing = (id: number) =>
  useApiMutation(
    (state: MailingState) => put<Mailing>(paths.api.mailing(id), { state }),
    [paths.api.mailing(id)],
  )
