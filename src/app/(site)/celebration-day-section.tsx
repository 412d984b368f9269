import { LiveDay } from '@/features/celebrations/components/live-day'
import { WhatHappened } from '@/features/celebrations/components/what-happened'
import { ROLL_CALL_TOKEN_SUBJECT } from '@/features/celebrations/constants'
import { listProvinceSlugs } from '@/features/celebrations/server/data'
import { listReportedProvinces } from '@/features/celebrations/server/roll-call'
import { issueDailyFormToken } from '@/lib/suspicion/form-token'
import { readDayAndCountdown } from '../the-day'

export async function CelebrationDaySection() {
  const { day, phase, hours } = await readDayAndCountdown()
  if (phase === 'during') {
    const [reported, places] = await Promise.all([
      listReportedProvinces(hours),
      listProvinceSlugs(),
    ])
    return (
      <LiveDay
        day={day}
        reported={reported}
        places={places.map(({ slug, name }) => ({ slug, name }))}
        formToken={issueDailyFormToken(ROLL_CALL_TOKEN_SUBJECT)}
      />
    )
  }
  return day.happened && phase !== 'before' ? <WhatHappened happened={day.happened} /> : null
}
