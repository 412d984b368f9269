import { Picture } from '@/components/site/picture'
import { cx } from '@/components/ui/cx'
import { paths } from '@/lib/paths'
import type { CelebrationsContent } from '../present'
import { nextCelebrationDay } from '../schedule'
import { CelebrationCard, CelebrationWords } from './celebration-card'
import { CalendarLink } from './next-celebration-date'
import { RegisterButton } from './register-button'

const ACTIONS = 'mt-6 flex flex-wrap items-start gap-x-6 gap-y-3 max-sm:*:w-full'
const PICTURE = 'absolute inset-x-0 top-0 -z-20 h-[58%] md:bottom-0 md:left-[26%] md:h-auto'
const SHADE =
  'absolute inset-0 -z-10 bg-linear-to-t from-night-900 from-43% via-[rgb(13_17_54/0.74)] via-66% to-[rgb(13_17_54/0)] to-88% md:bg-linear-to-r md:from-27% md:via-[rgb(13_17_54/0.72)] md:via-45% md:to-74%'

const LARGE = 'min-h-[clamp(42rem,44vw,44rem)] md:min-h-[clamp(34rem,44vw,40rem)]'
const SMALL = 'min-h-[36rem] md:min-h-[26rem]'

interface MarchCardProps extends Pick<CelebrationsContent, 'march'> {
  isLater: boolean
}

export function MarchCard({ march, isLater }: MarchCardProps) {
  const { schedule, title, picture } = march
  return (
    <CelebrationCard className={cx('flex flex-col justify-end', isLater ? SMALL : LARGE)}>
      {picture && (
        <div className={PICTURE}>
          <Picture
            picture={picture}
            sizes="(min-width: 82rem) 62rem, (min-width: 48rem) 110vw, 38rem"
            decorative
          />
        </div>
      )}
      <span aria-hidden className={SHADE} />
      <CelebrationWords {...march} isLater={isLater} />
      <div className={ACTIONS}>
        <RegisterButton
          label={march.button}
          address={march.registration}
          closedLabel={march.closedButton ?? ''}
          closedText={march.closedText}
        />
        {schedule && (
          <CalendarLink
            address={paths.api.celebrationCalendar('march')}
            {...{ title, schedule, whenRendered: nextCelebrationDay(schedule, Date.now()) }}
          />
        )}
      </div>
    </CelebrationCard>
  )
}
