import { ArrowRight } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import { TwinklingMap } from '@/components/site/twinkling'
import { NoBreak } from '@/components/site/unbroken'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import { eventDayState } from '../countdown'
import type { HomeContent } from '../present'
import { AfterTheDay } from './after-the-day'
import { Countdown } from './countdown'

export function CountdownSection({ countdown }: Pick<HomeContent, 'countdown'>) {
  const { heading, date, hours, day, live, afterwards, button, buttonAddress, mapCaption } =
    countdown
  return (
    <section
      aria-labelledby="countdown"
      className="on-night group relative overflow-hidden py-(--section) text-text [background:radial-gradient(60rem_44rem_at_82%_46%,#232b78_0,rgb(35_43_120/0)_68%),var(--night-900)]"
    >
      <div className="wrap grid items-center gap-x-(--gap) gap-y-[clamp(2rem,5vw,3rem)] lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2
            id="countdown"
            className="type-display -ml-[0.03em] text-proclaim leading-(--leading-tight) tracking-(--track-display)"
          >
            {heading}
          </h2>
          <p className="mt-[clamp(1rem,2vw,1.75rem)] text-xl leading-[1.35] font-medium text-gold-200">
            {date && <NoBreak>{date}</NoBreak>}
            <br />
            {hours && <NoBreak>{hours}</NoBreak>}
          </p>
          <Countdown
            day={day}
            live={live}
            whenRendered={eventDayState(day, Date.now())}
            after={afterwards && <AfterTheDay {...afterwards} />}
          />
          {button && buttonAddress && (
            <a
              href={buttonAddress}
              className={`mt-[clamp(1.75rem,3vw,2.5rem)] ${buttonStyles('primary')}`}
            >
              {button}
              <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
            </a>
          )}
        </div>
        <figure className="print:hidden w-[min(78%,20rem)] justify-self-center lg:col-span-4 lg:-my-12 lg:w-[118%] lg:max-w-[30rem] lg:justify-self-end">
          <TwinklingMap className="block">
            <ProvinceMap className="block h-auto w-full overflow-visible group-has-data-live:[&_rect]:fill-gold-300" />
          </TwinklingMap>
          {mapCaption && (
            <figcaption className="mt-4 text-sm text-text-3 lg:-mt-6">{mapCaption}</figcaption>
          )}
        </figure>
      </div>
    </section>
  )
}
