import { VideoPlayer } from '@/components/site/video-player'
import { LIVE_ID } from '@/lib/site-paths'
import type { DayContent } from '../present-day'
import { LiveMap } from './live-map'
import { RollCallForm } from './roll-call-form'

interface LiveDayProps {
  day: DayContent
  reported: string[]
  places: { slug: string; name: string }[]
  formToken: string
}

export function LiveDay({ day, reported, places, formToken }: LiveDayProps) {
  const { heading, film, rollCall } = day
  return (
    <section
      id={LIVE_ID}
      aria-labelledby="live-heading"
      className="on-night scroll-mt-16 bg-night-900 py-(--section) text-text"
    >
      <div className="wrap grid grid-cols-1 gap-x-(--gap) gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <h2 id="live-heading" className="type-display mb-6 text-3xl leading-[0.98]">
            {heading}
          </h2>
          {film && <VideoPlayer title={heading} film={film} poster={null} from="Live" note="" />}
        </div>
        <div className="min-w-0 lg:col-span-4">
          <LiveMap places={places} reported={reported} />
          {rollCall.isOpen && (
            <RollCallForm question={rollCall.question} places={places} formToken={formToken} />
          )}
        </div>
      </div>
    </section>
  )
}
