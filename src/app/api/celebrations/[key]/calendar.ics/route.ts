import { calendarAnswer, calendarFile } from '@/features/celebrations/calendar-file'
import { isCelebrationKey } from '@/features/celebrations/celebration-keys'
import { findCelebration } from '@/features/celebrations/server/data'
import { linkOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

/** “Add to calendar”. */
export const GET = publicRoute<{ key: string }>(async (_request, { key }) => {
  const celebration = isCelebrationKey(key) ? await findCelebration(key) : null
  if (!celebration) throw new AppError('route.not_found')
  const origin = linkOrigin()
  const uid = `${key}@${new URL(origin).hostname}`
  const file = calendarFile({ ...celebration, uid, url: origin + paths.celebrations })
  return calendarAnswer(file, `${key}-celebration.ics`)
})
