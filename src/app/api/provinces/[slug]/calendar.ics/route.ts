import { calendarFile, calendarResponse } from '@/features/celebrations/calendar-file'
import { findGatheringEvent } from '@/features/celebrations/server/data'
import { linkOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

export const GET = publicRoute(
  {
    summary: 'The gathering of one province for a calendar, with its venue.',
    params: { slug: String },
    returns:
      '200 text/calendar · 404 for no province, or while its venue or the day is not set · 429',
  },
  async ({ params }) => {
    const gathering = await findGatheringEvent(params.slug)
    if (!gathering) throw new AppError('route.not_found')
    const origin = linkOrigin()
    const { region, ...event } = gathering
    const file = calendarFile({
      ...event,
      uid: `november-${params.slug}@${new URL(origin).hostname}`,
      url: origin + paths.celebrationsOf(region, params.slug),
    })
    return calendarResponse(file, `${params.slug}-celebration.ics`)
  },
)
