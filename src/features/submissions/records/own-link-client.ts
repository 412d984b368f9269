import { useMutation } from '@tanstack/react-query'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'

/** A mutation for the registrant's own link. `renew` makes a new link and ends the earlier ones. */
export const useRegistrantLink = (id: number) =>
  useMutation({
    mutationFn: (what: 'copy' | 'renew') =>
      requestJson<{ link: string }>(paths.api.submissionLink(id), {
        method: what === 'renew' ? 'POST' : 'GET',
      }),
  })
