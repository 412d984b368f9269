import { calendarAnswer, calendarFile } from '@/features/celebrations/calendar-file'
import { findGathering } from '@/features/celebrations/server/data'
import { linkOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

/** “Add to calendar” of one province's gathering. */
export const GET = publicRoute<{ slug: string }>(async (_request, { slug }) => {
  const gathering = await findGathering(slug)
  if (!gathering) throw new AppError('route.not_found')
  const origin = linkOrigin()
  const { region, ...event } = gathering
  const file = calendarFile({
    ...event,
    uid: `november-${slug}@${new URL(origin).hostname}`,
    url: origin + paths.celebrationsOf(region, slug),
  })
  return calendarAnswer(file, `${slug}-celebration.ics`)
})
