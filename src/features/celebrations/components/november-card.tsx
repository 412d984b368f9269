import { paths } from '@/lib/paths'
import type { CelebrationsContent } from '../present'
import { nextCelebrationDay } from '../schedule'
import type { ProvincesAndToken } from '../schema'
import { CelebrationCard, CelebrationWords } from './celebration-card'
import { GatheringFinder } from './gathering-finder'
import { CalendarLink } from './next-celebration-date'

const GLOW =
  'absolute inset-0 -z-10 bg-[radial-gradient(40rem_34rem_at_78%_30%,#2a3286_0,rgb(42_50_134/0)_70%)]'

interface NovemberCardProps extends ProvincesAndToken, Pick<CelebrationsContent, 'november'> {
  isLater: boolean
}

export function NovemberCard({ november, provinces, formToken, isLater }: NovemberCardProps) {
  const { schedule, title } = november
  const whenRendered = schedule && nextCelebrationDay(schedule, Date.now())
  return (
    <CelebrationCard>
      <span aria-hidden className={GLOW} />
      <GatheringFinder
        label={november.button}
        texts={november.dialog}
        viewers={november.viewers}
        provinces={provinces}
        formToken={formToken}
        hasCalendar={whenRendered !== null}
        words={<CelebrationWords {...november} isLater={isLater} />}
        actions={
          schedule && (
            <CalendarLink
              address={paths.api.celebrationCalendar('november')}
              {...{ title, schedule, whenRendered }}
            />
          )
        }
      />
    </CelebrationCard>
  )
}
