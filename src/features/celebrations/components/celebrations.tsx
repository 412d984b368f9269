import type { ReactNode } from 'react'
import { NextStep } from '@/components/site/next-step'
import { PageHead } from '@/components/site/page-head'
import { Picture } from '@/components/site/picture'
import { paths } from '@/lib/paths'
import type { CelebrationsContent } from '../present'
import { nextDay } from '../schedule'
import type { Places } from '../schema'
import { CelebrationCard, CelebrationWords } from './celebration-card'
import { EventJsonLd } from './event-json-ld'
import { GatheringFinder } from './gathering-finder'
import { GatheringsList } from './gatherings-list'
import { CalendarLink } from './next-day'
import { RegisterButton } from './register-button'

interface CelebrationsProps extends Places {
  page: CelebrationsContent
  /** PUBLIC_URL; may be empty. */
  origin: string
  /** Name of the movement. */
  organiser: string
  /** What editors added below its sections. */
  children?: ReactNode
}

const ACTIONS = 'mt-6 flex flex-wrap items-start gap-x-6 gap-y-3 max-sm:*:w-full'
const GLOW =
  'absolute inset-0 -z-10 bg-[radial-gradient(40rem_34rem_at_78%_30%,#2a3286_0,rgb(42_50_134/0)_70%)]'
// The picture is above the words on phones and beside them on wider screens.
const PICTURE = 'absolute inset-x-0 top-0 -z-20 h-[58%] md:bottom-0 md:left-[26%] md:h-auto'
const SHADE =
  'absolute inset-0 -z-10 bg-linear-to-t from-night-900 from-43% via-[rgb(13_17_54/0.74)] via-66% to-[rgb(13_17_54/0)] to-88% md:bg-linear-to-r md:from-27% md:via-[rgb(13_17_54/0.72)] md:via-45% md:to-74%'

/** Spec §2.3: the two celebrations of a year. */
export function Celebrations(props: CelebrationsProps) {
  const { page, provinces, formToken, origin, organiser } = props
  const { november, march } = page
  const dates = (schedule: typeof november.schedule) =>
    schedule && { schedule, asMade: nextDay(schedule, Date.now()) }
  const [novemberDates, marchDates] = [dates(november.schedule), dates(march.schedule)]
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <div className="wrap grid gap-(--mullion) pb-[clamp(2.5rem,5vw,4.5rem)]">
        <CelebrationCard>
          <span aria-hidden className={GLOW} />
          <GatheringFinder
            label={november.button}
            texts={november.dialog}
            viewers={november.viewers}
            provinces={provinces}
            formToken={formToken}
            hasCalendar={novemberDates?.asMade != null}
            words={<CelebrationWords {...november} />}
            actions={
              novemberDates && (
                <CalendarLink
                  address={paths.api.celebrationCalendar('november')}
                  title={november.title}
                  {...novemberDates}
                />
              )
            }
          />
        </CelebrationCard>
        <CelebrationCard className="flex min-h-[clamp(42rem,44vw,44rem)] flex-col justify-end md:min-h-[clamp(34rem,44vw,40rem)]">
          {march.picture && (
            <div className={PICTURE}>
              <Picture
                picture={march.picture}
                sizes="(min-width: 82rem) 62rem, (min-width: 48rem) 110vw, 38rem"
                decorative
              />
            </div>
          )}
          <span aria-hidden className={SHADE} />
          <CelebrationWords {...march} />
          <div className={ACTIONS}>
            <RegisterButton
              label={march.button}
              address={march.registration}
              closedLabel={march.closedButton ?? ''}
              closedText={march.closedText}
            />
            {marchDates && (
              <CalendarLink
                address={paths.api.celebrationCalendar('march')}
                title={march.title}
                {...marchDates}
              />
            )}
          </div>
        </CelebrationCard>
      </div>
      <GatheringsList provinces={provinces} />
      {props.children}
      <NextStep next={page.next} otherwise={paths.testimonyForm} />
      {[november, march].map(({ title, text, schedule, ...card }) => {
        const day = schedule && nextDay(schedule, Date.now())
        return (
          day && (
            <EventJsonLd
              key={title}
              {...{ origin, title, text, organiser }}
              schedule={{ ...schedule, date: day }}
              picture={'picture' in card ? card.picture?.src : null}
            />
          )
        )
      })}
    </>
  )
}
