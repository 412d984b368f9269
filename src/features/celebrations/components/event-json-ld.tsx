import { JsonLd } from '@/components/site/json-ld'
import { paths } from '@/lib/paths'
import { type Schedule, toManilaIso } from '../schedule'

interface EventJsonLdProps {
  /** The origin of this site's URLs (PUBLIC_URL). When it is empty, URLs are left out. */
  origin: string
  title: string
  text: string
  schedule: Schedule
  organiser: string
  picture?: string | null
  path?: string
}

export function EventJsonLd({
  origin,
  title,
  text,
  schedule,
  organiser,
  picture,
  path = paths.celebrations,
}: EventJsonLdProps) {
  const { date, startsAt, endsAt, place } = schedule
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: title,
        description: text,
        startDate: toManilaIso(date, startsAt),
        endDate: toManilaIso(date, endsAt),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: place, address: place },
        organizer: { '@type': 'Organization', name: organiser, url: origin || undefined },
        image: origin && picture ? origin + picture : undefined,
        url: origin ? origin + path : undefined,
      }}
    />
  )
}
