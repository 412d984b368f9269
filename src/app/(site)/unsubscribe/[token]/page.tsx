import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { UnsubscribeCard } from '@/features/mailings/components/unsubscribe-card'
import { readOptOutState } from '@/features/mailings/server/opt-outs'
import { getSiteSettings } from '@/features/site/server/data'

interface PageProps {
  params: Promise<{ token: string }>
}

export const metadata: Metadata = {
  title: 'No more messages',
  robots: { index: false },
  // The address contains a secret token, so it is not sent to other sites.
  referrer: 'same-origin',
}

/**
 * The page that the link at the end of a mailing leads to. Opening it changes nothing, because mail
 * programs open links by themselves.
 */
export default async function Unsubscribe({ params }: PageProps) {
  const { token } = await params
  const [site, state] = await Promise.all([getSiteSettings(), readOptOutState(token)])
  return (
    <SiteFrame site={site} outside="pearl">
      <UnsubscribeCard site={site.name} state={state} token={token} />
    </SiteFrame>
  )
}
