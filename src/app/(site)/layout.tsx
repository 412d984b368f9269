import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/site/skip-link'
import { instrumentSans, instrumentSansExtended } from '@/components/ui/fonts'
import { getSiteSettings } from '@/features/site/data'
import { publicUrl } from '@/lib/env'
import './site.css'

export async function generateMetadata(): Promise<Metadata> {
  const { name, tagline, description } = await getSiteSettings()
  const title = `${name} | ${tagline}`
  return {
    metadataBase: publicUrl() ? new URL(publicUrl()) : null,
    title: { default: title, template: `%s | ${name}` },
    description,
    openGraph: { siteName: name, title, description, locale: 'en_PH', type: 'website' },
    // Phones would turn dates and reference codes into call links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-PH" className={`${instrumentSans.variable} ${instrumentSansExtended.variable}`}>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  )
}
