import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { InvalidLinkPage, ShortPage } from '@/components/site/short-page'
import { ProvincesLink, VenueAnswerForm } from '@/features/celebrations/components/tell-me-parts'
import {
  findVenueRequest,
  type OwnVenueRequest,
} from '@/features/celebrations/server/venue-requests'
import { getSiteSettings } from '@/features/site/server/data'
import { possessive } from '@/lib/text'

interface PageProps {
  params: Promise<{ token: string }>
}

export const metadata: Metadata = {
  title: 'News of a venue',
  robots: { index: false },
  referrer: 'same-origin',
}

export default async function TellMeOwner({ params }: PageProps) {
  const { token } = await params
  const [site, request] = await Promise.all([getSiteSettings(), findVenueRequest(token)])
  return (
    <SiteFrame site={site} outside="pearl">
      {typeof request === 'object' && <Open request={request} token={token} />}
      {request === 'gone' && <Gone />}
      {request === 'unknown' && <Unknown />}
    </SiteFrame>
  )
}

function Open({ request, token }: { request: OwnVenueRequest; token: string }) {
  const { place, isConfirmed } = request
  if (isConfirmed) {
    return (
      <ShortPage heading="You will be told">
        <p className="type-lead">
          You get one message when {possessive(place)} venue is announced. Then your address is
          deleted.
        </p>
        <VenueAnswerForm token={token} answer="forget" label="Delete my address now" />
        <ProvincesLink />
      </ShortPage>
    )
  }
  return (
    <ShortPage heading={`Email me when ${possessive(place)} venue is announced`}>
      <p className="type-lead">You get one message when it is. Then your address is deleted.</p>
      <VenueAnswerForm token={token} answer="confirm" label="Yes, email me" />
      <VenueAnswerForm token={token} answer="forget" label="No, delete my address" />
    </ShortPage>
  )
}

const Unknown = () => (
  <InvalidLinkPage>
    Nothing was changed: this address does not belong to a message of ours. You can ask for the news
    of a province again on its page.
  </InvalidLinkPage>
)

const Gone = () => (
  <ShortPage heading="This link has done its work">
    <p className="type-lead">
      The address it belongs to is deleted: you were told, you asked for it, or nobody confirmed it
      within seven days. You can ask again at any time.
    </p>
    <ProvincesLink />
  </ShortPage>
)
