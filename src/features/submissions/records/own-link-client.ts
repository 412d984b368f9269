import { useMutation } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'

/** `renew` ends the earlier links. */
export const useOwnLink = (id: number) =>
  useMutation({
    mutationFn: (what: 'copy' | 'renew') =>
      request<{ link: string }>(paths.api.submissionLink(id), {
        method: what === 'renew' ? 'POST' : 'GET',
      }),
  })
