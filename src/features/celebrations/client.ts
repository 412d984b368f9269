import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { HiddenParts } from '@/lib/suspicion/suspicion'
import type { VenueRequestInput, VenueRequestResponse } from './venue-request'

/** @throws HttpError */
export const requestVenueNotice = (
  slug: string,
  input: VenueRequestInput,
  hidden: HiddenParts,
): Promise<VenueRequestResponse> => post(paths.api.tellMe(slug), { ...input, ...hidden })
