import { useMutation } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'

/** Asks for the own link of a registration, or for a new one, which ends the earlier ones. */
export const useOwnLink = (id: number) =>
  useMutation({
    mutationFn: (what: 'copy' | 'renew') =>
      request<{ link: string }>(paths.api.submissionLink(id), {
        method: what === 'renew' ? 'POST' : 'GET',
      }),
  })
