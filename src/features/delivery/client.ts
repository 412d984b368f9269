import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cacheResponse } from '@/components/portal/calls'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { Delivery } from './schema'

const POLL_MS = 3000

const deliveryKey = (id: number) => [paths.api.submissionDelivery(id)]

const isUnderWay = (delivery: Delivery | undefined) =>
  delivery?.receipt?.state === 'queued' ||
  delivery?.files.some(({ scan }) => scan !== 'infected') === true

// Once a file is uploaded, its answer becomes a link, so the submission is refetched to show it.
function applyDelivery(queries: QueryClient, id: number, delivery: Delivery): Delivery {
  const before = queries.getQueryData<Delivery>(deliveryKey(id))
  if (before && delivery.files.length < before.files.length) {
    for (const path of [paths.api.submissions, paths.api.submission(id)]) {
      void queries.invalidateQueries({ queryKey: [path] })
    }
  }
  return delivery
}

export function useDelivery(id: number) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: deliveryKey(id),
    queryFn: async ({ signal }) =>
      applyDelivery(
        queries,
        id,
        await requestJson<Delivery>(paths.api.submissionDelivery(id), { signal }),
      ),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  })
}

function useResend(id: number, path: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => requestJson<Delivery>(path, { method: 'POST' }),
    onSuccess: (delivery) =>
      cacheResponse(queries, deliveryKey(id), applyDelivery(queries, id, delivery)),
  })
}

export const useResendReceipt = (id: number) => useResend(id, paths.api.receiptResend(id))

export const useRetryFileUpload = (id: number, fileId: number) =>
  useResend(id, paths.api.fileRetry(fileId))
