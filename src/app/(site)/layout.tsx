import type { Metadata } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { SkipLink } from '@/components/site/frame/skip-link'
import {
  displayFont,
  sansExtendedFont,
  sansFont,
  sansRestFont,
  serifFont,
  serifRestFont,
} from '@/components/ui/fonts'
import { getSiteSettings } from '@/features/site/server/data'
import { openGraphMetadata } from '@/features/site/server/share-card'
import { publicUrl } from '@/lib/env'
import { pageLanguage } from '@/lib/http/page-language'
import { paths } from '@/lib/paths'
import { wordsOf } from '@/lib/words/catalogue'
import { CurrentDayStrip, DayStripPlaceholder } from './current-day-strip'
import './site.css'

// Next renders each request; our web server in front of it caches the page (docs/decisions/038).
export const dynamic = 'force-dynamic'

const FACES = [displayFont, sansFont, sansRestFont, sansExtendedFont, serifFont, serifRestFont]

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSiteSettings()
  const { name, tagline, description } = site
  const title = `${name} | ${tagline}`
  return {
    metadataBase: publicUrl() ? new URL(publicUrl()) : null,
    title: { default: title, template: `%s | ${name}` },
    description,
    openGraph: openGraphMetadata(site, title, description),
    manifest: paths.manifest,
    // Phones would turn dates and reference codes into links for calls.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  const language = pageLanguage()
  return (
    <html
      lang={language ?? 'en-PH'}
      className={FACES.map(({ variable }) => variable).join(' ')}
      // PUBLIC_URL as a CSS string: on paper it precedes the paths of links within the site.
      style={{ '--origin': JSON.stringify(publicUrl()) } as CSSProperties}
    >
      <body>
        <SkipLink>{wordsOf(language)?.skip}</SkipLink>
        <DayStripPlaceholder />
        {children}
        <CurrentDayStrip />
      </body>
    </html>
  )
}
