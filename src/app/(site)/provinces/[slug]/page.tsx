import type { Metadata } from 'next'
import { cache } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { NOT_FOUND_METADATA, SiteNotFound } from '@/components/site/site-not-found'
import { EventJsonLd } from '@/features/celebrations/components/event-json-ld'
import { ProvincePage } from '@/features/celebrations/components/province-page'
import { VENUE_TOKEN_SUBJECT } from '@/features/celebrations/constants'
import { gatheringSchedule } from '@/features/celebrations/gathering'
import { findProvinceSlug } from '@/features/celebrations/place-of'
import { endOfNextCelebration, nextCelebrationDay } from '@/features/celebrations/schedule'
import { findProvincePage, getCelebrations } from '@/features/celebrations/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { pageMetadata } from '@/features/site/server/page-metadata'
import { PlainQuotes } from '@/features/testimonies/components/plain-quotes'
import { listTestimonials } from '@/features/testimonies/server/data'
import { publicUrl } from '@/lib/env'
import { paths } from '@/lib/paths'
import { issueDailyFormToken } from '@/lib/suspicion/form-token'
import { cacheUntil, setNotFoundStatus } from '@/server/bridge/page-status'

interface PageProps {
  params: Promise<{ slug: string }>
}

const find = cache(findProvincePage)

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params
  const [site, found, { november }] = await Promise.all([
    getSiteSettings(),
    find(slug),
    getCelebrations(),
  ])
  if (!found) return NOT_FOUND_METADATA
  const { place, details } = found
  const card = { src: paths.provinceCard(slug), alt: '', width: 1200, height: 630 }
  return pageMetadata({
    site,
    path: paths.province(slug),
    seo: {
      title: place.name,
      description: `${november.title} in ${place.name}: ${place.venue ? place.venue.name : 'venue to be announced'}, ${place.time}.`,
      picture: details.picture ?? { ...card, blur: null, position: '50% 50%' },
    },
  })
}

export default async function ProvinceRoute({ params }: PageProps) {
  const { slug } = await params
  const [site, found, { november }, testimonials] = await Promise.all([
    getSiteSettings(),
    find(slug),
    getCelebrations(),
    listTestimonials(),
  ])
  if (!found) {
    setNotFoundStatus()
    return (
      <SiteFrame site={site} outside="night">
        <SiteNotFound />
      </SiteFrame>
    )
  }
  const { place, places, details } = found
  const { schedule, title, text } = november
  const day = schedule && nextCelebrationDay(schedule, Date.now())
  cacheUntil([schedule && endOfNextCelebration(schedule, Date.now())])
  const region = places.filter((each) => each.region === place.region)
  const at = region.findIndex((each) => each.slug === slug)
  const told = testimonials.filter(({ location }) => findProvinceSlug(places, location) === slug)
  const gathering = schedule && gatheringSchedule(place, schedule)
  return (
    <SiteFrame site={site} outside="night">
      <ProvincePage
        place={place}
        details={details}
        day={day}
        formToken={issueDailyFormToken(VENUE_TOKEN_SUBJECT)}
        neighbours={[region[at - 1] ?? null, region[at + 1] ?? null]}
        testimonies={
          told.length > 0 && (
            <PlainQuotes heading={`Testimonies from ${place.name}`} testimonials={told} />
          )
        }
      />
      {day && gathering && (
        <EventJsonLd
          origin={publicUrl()}
          title={`${title}: ${place.name}`}
          text={text}
          schedule={{ ...gathering, date: day, place: `${gathering.place}, Philippines` }}
          organiser={site.name}
          picture={details.picture?.src ?? paths.provinceCard(slug)}
          path={paths.province(slug)}
        />
      )}
    </SiteFrame>
  )
}
