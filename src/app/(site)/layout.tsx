import type { Metadata } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { SkipLink } from '@/components/site/frame/skip-link'
import { display, sans, sansExtended, sansRest, serif, serifRest } from '@/components/ui/fonts'
import { getSiteSettings } from '@/features/site/server/data'
import { shareCard } from '@/features/site/server/share-card'
import { publicUrl } from '@/lib/env'
import { paths } from '@/lib/paths'
import './site.css'

// Rendered by Next for each request that reaches it; the web server caches the bytes
// (docs/decisions/038).
export const dynamic = 'force-dynamic'

const FACES = [display, sans, sansRest, sansExtended, serif, serifRest]

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSiteSettings()
  const { name, tagline, description } = site
  const title = `${name} | ${tagline}`
  return {
    metadataBase: publicUrl() ? new URL(publicUrl()) : null,
    title: { default: title, template: `%s | ${name}` },
    description,
    openGraph: shareCard(site, title, description),
    manifest: paths.manifest,
    // Phones would turn dates and reference codes into call links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-PH"
      className={FACES.map(({ variable }) => variable).join(' ')}
      // A CSS string: printed pages put it before the site's own addresses.
      style={{ '--origin': JSON.stringify(publicUrl()) } as CSSProperties}
    >
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  )
}
