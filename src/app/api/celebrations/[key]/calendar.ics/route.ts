import { calendarFile, calendarResponse } from '@/features/celebrations/calendar-file'
import { isCelebrationKey } from '@/features/celebrations/constants'
import { findCelebrationEvent } from '@/features/celebrations/server/data'
import { linkOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

export const GET = publicRoute(
  {
    summary: 'A celebration (`november` or `march`) for a calendar, in Philippine time.',
    params: { key: String },
    returns: '200 text/calendar · 404 for another key, or while it has no date ahead · 429',
  },
  async ({ params }) => {
    const celebration = isCelebrationKey(params.key) ? await findCelebrationEvent(params.key) : null
    if (!celebration) throw new AppError('route.not_found')
    const origin = linkOrigin()
    const uid = `${params.key}@${new URL(origin).hostname}`
    const file = calendarFile({ ...celebration, uid, url: origin + paths.celebrations })
    return calendarResponse(file, `${params.key}-celebration.ics`)
  },
)
