import { CalendarPlus, MapPin, TicketCheck } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import { NoBreak } from '@/components/site/unbroken'
import { paths } from '@/lib/paths'
import { formatFullDate } from '../schedule'
import type { ProvinceDetails, ProvinceSummary } from '../schema'
import { VenueRequestForm } from './tell-me-form'

export interface ProvinceFactsProps {
  place: ProvinceSummary
  details: Pick<ProvinceDetails, 'coordinator'>
  /** The day of the November celebration, `YYYY-MM-DD`; null when it has no date ahead. */
  day: string | null
  formToken: string
}

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 flex-none' } as const

export function ProvinceFacts({ place, details, day, formToken }: ProvinceFactsProps) {
  const { slug, region, venue, time, contact } = place
  const facts = [
    ['Region', region],
    ['Date', day ? formatFullDate(day) : 'To be announced'],
    ['Time', time],
    ['Venue', venue ? venue.name : 'To be announced'],
    ['Address', venue?.address],
    ['Coordinated by', details.coordinator],
    ['Contact', contact],
  ].filter(([, value]) => value)
  return (
    <>
      <dl className="mt-6 grid gap-x-6 leading-[1.45] min-[16rem]:grid-cols-[auto_minmax(0,1fr)] min-[16rem]:gap-y-2">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-text-3">{term}</dt>
            <dd className="font-medium max-[16rem]:mb-2">
              {value === time ? <NoBreak>{time}</NoBreak> : value}
            </dd>
          </div>
        ))}
      </dl>
      {venue ? (
        <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:*:w-full">
          {venue.registration && (
            <a href={venue.registration} className={buttonStyles('primary')}>
              <TicketCheck {...ICON} />
              Register
            </a>
          )}
          <a
            href={venue.directions}
            target="_blank"
            rel="noopener"
            className={buttonStyles(venue.registration ? 'line' : 'primary')}
          >
            <MapPin {...ICON} />
            <NoBreak>Directions</NoBreak>
            <span className="sr-only"> (opens a map in a new tab)</span>
          </a>
          {day && (
            <a href={paths.api.provinceCalendar(slug)} className={buttonStyles('line')}>
              <CalendarPlus {...ICON} />
              Add to calendar
            </a>
          )}
        </div>
      ) : (
        <div className="print:hidden">
          <VenueRequestForm province={place} formToken={formToken} />
        </div>
      )}
    </>
  )
}
