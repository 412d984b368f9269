import { ArrowRight, CalendarPlus, MapPin, TicketCheck } from 'lucide-react'
import { NoBreak, NoBreakText } from '@/components/site/unbroken'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import { sitePaths } from '@/lib/site-paths'
import type { Province } from '../schema'
import { VenueRequestForm } from './tell-me-form'

interface ProvinceCardProps {
  province: Province
  hasCalendar: boolean
  formToken: string
}

const ACTION =
  'inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline decoration-gold-400 decoration-2 underline-offset-5 hover:decoration-3'
const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 flex-none' } as const

export function ProvinceCard({ province, hasCalendar, formToken }: ProvinceCardProps) {
  const { name, slug, venue, time, contact, picture } = province
  const facts = [
    ['Venue', venue ? venue.name : 'To be announced'],
    ['Address', venue?.address],
    ['Time', time],
    ['Contact', contact],
  ].filter(([, value]) => value)
  return (
    <div className="on-night flex h-full flex-col overflow-hidden rounded-pane bg-night-900 text-text">
      <div className="relative min-h-28 flex-1 overflow-hidden bg-[radial-gradient(closest-side,#2a3286,rgb(42_50_134/0))]">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: next/image made its sources on the server
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.sizes}
            alt={picture.alt}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
            style={{ objectPosition: picture.position }}
          />
        ) : (
          <ProvinceMap
            isLit={(tile) => tile.name === name}
            className="absolute inset-0 mx-auto h-full py-5"
          />
        )}
      </div>
      <div className="max-h-[78%] overflow-y-auto px-5 pt-4.5 pb-5">
        <h3 className="type-display text-[clamp(2.25rem,1.6rem+2vw,3.5rem)] leading-[0.92] tracking-(--track-display) uppercase">
          <NoBreakText text={name} />
        </h3>
        <dl className="mt-3.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm leading-[1.4]">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-text-3">{term}</dt>
              <dd>{term === 'Time' ? <NoBreak>{time}</NoBreak> : value}</dd>
            </div>
          ))}
        </dl>
        {venue ? (
          <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            <a href={venue.directions} target="_blank" rel="noopener" className={ACTION}>
              <MapPin {...ICON} />
              Directions<span className="sr-only"> (opens a map in a new tab)</span>
            </a>
            {hasCalendar && (
              <a href={sitePaths.api.provinceCalendar(slug)} className={ACTION}>
                <CalendarPlus {...ICON} />
                Add to calendar
              </a>
            )}
            {venue.registration && (
              <a href={venue.registration} className={ACTION}>
                <TicketCheck {...ICON} />
                Register
              </a>
            )}
          </div>
        ) : (
          <VenueRequestForm key={slug} province={province} formToken={formToken} />
        )}
        <a href={sitePaths.province(slug)} className={`mt-1 ${ACTION}`}>
          <ArrowRight {...ICON} />
          More about {name}
        </a>
      </div>
    </div>
  )
}
