import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePagedQuery } from '@/components/portal/kept-data'
import { post, request } from '@/lib/http/client'
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

/** How often an open screen refetches while messages are being sent. */
const POLL_MS = 3000

const previewOf = (input: PreviewMailingInput) =>
  post<MailingPreview>(paths.api.mailingPreview, input)

/** Counts the recipients before a text exists. */
export const useAudience = (audience: Audience) =>
  useQuery({
    queryKey: [paths.api.mailingPreview, audience],
    queryFn: () => previewOf({ audience }),
    refetchOnMount: 'always',
  })

export const usePreview = () => useMutation({ mutationFn: previewOf })

export const useSendTest = () =>
  useMutation({
    mutationFn: (draft: MailingDraft) =>
      post<{ to: string; isMailSent: boolean }>(paths.api.mailingTest, draft),
  })

export function useStartMailing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: StartMailingInput) => post<Mailing>(paths.api.mailings, input),
    onSettled: () => queries.invalidateQueries({ queryKey: [paths.api.mailings] }),
  })
}

export const isUnderWay = ({ state, counts }: Pick<Mailing, 'state' | 'counts'>) =>
  state === 'sending' && counts.waiting > 0

export const useMailings = () =>
  useQuery({
    queryKey: [paths.api.mailings],
    queryFn: ({ signal }) => request<Mailing[]>(paths.api.mailings, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
  })

export interface ShownRecipients {
  state: RecipientState | null
  page: number
}

export const useMailing = (id: number, { state, page }: ShownRecipients) =>
  usePagedQuery({
    queryKey: [paths.api.mailing(id), state, page],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ page: `${page}`, ...(state && { state }) })
      return request<MailingDetails>(`${paths.api.mailing(id)}?${query}`, { signal })
    },
    refetchInterval: ({ state: known }) => (known.data && isUnderWay(known.data) ? POLL_MS : false),
  })

export function useChangeMailing(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (state: MailingState) =>
      request<Mailing>(paths.api.mailing(id), { method: 'PUT', body: { state } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [paths.api.mailing(id)] }),
  })
}
