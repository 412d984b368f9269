import { useMutation } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'

/** A mutation for the registrant's own link. `renew` makes a new link and ends the earlier ones. */
export const useOwnLink = (id: number) =>
  useMutation({
    mutationFn: (what: 'copy' | 'renew') =>
      request<{ link: string }>(paths.api.submissionLink(id), {
        method: what === 'renew' ? 'POST' : 'GET',
      }),
  })
