import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { ShortPage } from '@/components/site/short-page'
import { SiteNotFound } from '@/components/site/site-not-found'
import { VenueRequestForm } from '@/features/celebrations/components/tell-me-form'
import { ProvincesLink } from '@/features/celebrations/components/tell-me-parts'
import { VENUE_TOKEN_SUBJECT } from '@/features/celebrations/constants'
import type { Province } from '@/features/celebrations/schema'
import { findProvinceBySlug } from '@/features/celebrations/server/data'
import { venueRequestSentence } from '@/features/celebrations/venue-request'
import { getSiteSettings } from '@/features/site/server/data'
import { isMailServerConfigured } from '@/lib/mail/transport'
import { paths } from '@/lib/paths'
import { issueFormToken } from '@/lib/suspicion/form-token'
import { possessive } from '@/lib/text'
import { setNotFoundStatus } from '@/server/bridge/page-status'

type Query = Partial<Record<'province' | 'asked' | 'refused' | 'forgotten', string | string[]>>

export const metadata: Metadata = {
  title: 'News of a venue',
  robots: { index: false },
}

export default async function TellMe({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams
  const [site, province] = await Promise.all([
    getSiteSettings(),
    findProvinceBySlug(String(query.province ?? '')),
  ])
  if (!province && query.forgotten === undefined) {
    setNotFoundStatus()
    return (
      <SiteFrame site={site} outside="night">
        <SiteNotFound />
      </SiteFrame>
    )
  }
  return (
    <SiteFrame site={site} outside="pearl">
      {province ? <OfProvince province={province} query={query} /> : <Forgotten />}
    </SiteFrame>
  )
}

const Forgotten = () => (
  <ShortPage heading="Your address is deleted">
    <p className="type-lead">Nothing more is sent to it. You can ask again at any time.</p>
    <ProvincesLink />
  </ShortPage>
)

function OfProvince({ province, query }: { province: Province; query: Query }) {
  const { name, slug, region, venue } = province
  const address = paths.celebrationsOf(region, slug)
  if (venue) {
    return (
      <ShortPage heading={`${possessive(name)} venue is announced`}>
        <p className="type-lead">{[venue.name, venue.address].filter(Boolean).join(', ')}</p>
        <ProvincesLink address={address} />
      </ShortPage>
    )
  }
  if (query.asked !== undefined) {
    return (
      <ShortPage heading="One step more">
        <p className="type-lead">{venueRequestSentence(name, isMailServerConfigured())}</p>
        <ProvincesLink address={address} />
      </ShortPage>
    )
  }
  return (
    <ShortPage heading={`${possessive(name)} venue is to be announced`}>
      <VenueRequestForm
        province={province}
        formToken={issueFormToken(VENUE_TOKEN_SUBJECT)}
        refusal={query.refused === undefined ? null : 'Please enter a valid email address'}
      />
    </ShortPage>
  )
}
