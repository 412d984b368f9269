import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { Delivery } from './schema'

/** While something is on its way, its state is asked for again. */
const LOOK_AGAIN_MS = 3000

const deliveryKey = (id: number) => [paths.api.submissionDelivery(id)]

const isUnderWay = (delivery: Delivery | undefined) =>
  delivery?.receipt?.state === 'queued' ||
  delivery?.files.some(({ scan }) => scan !== 'infected') === true

/** A file that has arrived has another answer: its link. */
function takeIn(queries: QueryClient, id: number, delivery: Delivery): Delivery {
  const before = queries.getQueryData<Delivery>(deliveryKey(id))
  if (before && delivery.files.length < before.files.length) {
    void queries.invalidateQueries({ queryKey: [paths.api.submissions] })
  }
  return delivery
}

/** How far everything of the open submission has come. */
export function useDelivery(id: number) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: deliveryKey(id),
    queryFn: async ({ signal }) =>
      takeIn(queries, id, await request<Delivery>(paths.api.submissionDelivery(id), { signal })),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  })
}

/** Sends something of the submission once more; the answer says how it stands now. */
function useAgain(id: number, path: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request<Delivery>(path, { method: 'POST' }),
    onSuccess: async (delivery) => {
      // A state asked for before would come back as it was.
      await queries.cancelQueries({ queryKey: deliveryKey(id) })
      queries.setQueryData(deliveryKey(id), takeIn(queries, id, delivery))
    },
  })
}

export const useResendReceipt = (id: number) => useAgain(id, paths.api.receiptResend(id))

export const useRetryFile = (id: number, fileId: number) =>
  useAgain(id, paths.api.fileRetry(fileId))
