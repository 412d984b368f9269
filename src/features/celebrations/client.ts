import { post, requestJson } from '@/lib/http/client'
import { sitePaths } from '@/lib/site-paths'
import type { HiddenFields } from '@/lib/suspicion/suspicion'
import type { RollCallInput } from './roll-call'
import type { VenueRequestInput, VenueRequestResponse } from './venue-request'

export const requestVenueNotice = (
  slug: string,
  input: VenueRequestInput,
  hidden: HiddenFields,
): Promise<VenueRequestResponse> => post(sitePaths.api.tellMe(slug), { ...input, ...hidden })

export const readRollCall = (): Promise<{ reported: string[] }> =>
  requestJson(sitePaths.api.rollCall)

export const reportProvince = (input: RollCallInput, hidden: HiddenFields): Promise<void> =>
  post(sitePaths.api.rollCall, { ...input, ...hidden })
