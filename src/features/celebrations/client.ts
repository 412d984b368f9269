import { post, request } from '@/lib/http/client'
import { sitePaths } from '@/lib/site-paths'
import type { HiddenParts } from '@/lib/suspicion/suspicion'
import type { RollCallInput } from './roll-call'
import type { VenueRequestInput, VenueRequestResponse } from './venue-request'

export const requestVenueNotice = (
  slug: string,
  input: VenueRequestInput,
  hidden: HiddenParts,
): Promise<VenueRequestResponse> => post(sitePaths.api.tellMe(slug), { ...input, ...hidden })

export const readRollCall = (): Promise<{ reported: string[] }> => request(sitePaths.api.rollCall)

export const reportProvince = (input: RollCallInput, hidden: HiddenParts): Promise<void> =>
  post(sitePaths.api.rollCall, { ...input, ...hidden })
