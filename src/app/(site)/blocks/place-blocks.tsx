import { buttonStyles } from '@/components/site/control-styles'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import {
  CelebrationCard,
  CelebrationWords,
} from '@/features/celebrations/components/celebration-card'
import {
  CalendarLink,
  NextCelebrationDate,
} from '@/features/celebrations/components/next-celebration-date'
import { endOfNextCelebration, nextCelebrationDay } from '@/features/celebrations/schedule'
import { getCelebrations, listProvinces } from '@/features/celebrations/server/data'
import { BlockFrame } from '@/features/pages/components/blocks/block-frame'
import { paths } from '@/lib/paths'
import { cacheUntil } from '@/server/bridge/page-status'
import type { BlockOf } from './rows'

const KEYS = { november: ['november'], march: ['march'], both: ['november', 'march'] } as const

export async function DatesBlock({ heading, which }: BlockOf<'dates'>) {
  const page = await getCelebrations()
  const shown = KEYS[which ?? 'both'].map((key) => ({ key, ...page[key] }))
  cacheUntil(shown.map(({ schedule }) => schedule && endOfNextCelebration(schedule, Date.now())))
  return (
    <BlockFrame heading={heading} isWide>
      <div className="grid gap-(--mullion) lg:auto-cols-fr lg:grid-flow-col">
        {shown.map(({ key, when, title, text, schedule }) => (
          <CelebrationCard
            key={key}
            className={
              shown.length > 1
                ? 'flex flex-col justify-end'
                : 'grid items-end gap-x-(--gap) lg:grid-cols-[7fr_5fr]'
            }
          >
            <div>
              <CelebrationWords {...{ when, title, text, schedule: null }} />
            </div>
            {schedule && (
              <div>
                <NextCelebrationDate
                  schedule={schedule}
                  whenRendered={nextCelebrationDay(schedule, Date.now())}
                />
                <div className="mt-5">
                  <CalendarLink
                    address={paths.api.celebrationCalendar(key)}
                    title={title}
                    schedule={schedule}
                    whenRendered={nextCelebrationDay(schedule, Date.now())}
                  />
                </div>
              </div>
            )}
          </CelebrationCard>
        ))}
      </div>
    </BlockFrame>
  )
}

export async function MapBlock({ heading, text }: BlockOf<'map'>) {
  const provinces = await listProvinces()
  const announced = new Set(provinces.filter(({ venue }) => venue).map(({ name }) => name))
  return (
    <section className="my-[clamp(1.75rem,3.4vw,3.25rem)] on-night night-glow py-[clamp(3rem,6vw,5.5rem)] text-text forced-colors:border-y-2">
      <div className="wrap grid items-center gap-x-(--gap) gap-y-8 md:grid-cols-[1fr_auto]">
        <div>
          {heading && <h2 className="type-display text-3xl leading-[0.98]">{heading}</h2>}
          {text && <p className="mt-3.5 max-w-[48ch] text-text-2">{text}</p>}
          <p className="mt-5 text-lg font-semibold">
            {announced.size} of {provinces.length} venues announced
          </p>
          <a
            href={paths.celebrationsOpen}
            className={`${buttonStyles('primary')} mt-5 max-sm:w-full`}
          >
            Find your province
          </a>
        </div>
        <ProvinceMap
          isLit={announced.size > 0 ? ({ name }) => announced.has(name) : undefined}
          className="mx-auto h-[clamp(18rem,42vw,30rem)] max-w-full"
        />
      </div>
    </section>
  )
}
