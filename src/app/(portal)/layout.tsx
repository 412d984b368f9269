import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { ReloadOlderEntries } from '@/components/portal/address'
import { ThemeFollower } from '@/components/portal/frame/theme-follower'
import { PortalToaster } from '@/components/portal/portal-toaster'
import { QueryProvider } from '@/components/portal/query-provider'
import { displayFont, sansExtendedFont, sansFont, sansRestFont } from '@/components/ui/fonts'
import { getSiteSettings } from '@/features/site/server/data'
import { THEME_SCRIPT } from '@/lib/inline-scripts'
import './portal.css'

const FACES = [displayFont, sansFont, sansRestFont, sansExtendedFont]

/** Rendered for each request, because editors can change the movement's name at any time. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSiteSettings()
  return {
    title: { default: `${name} Portal`, template: `%s | ${name} Portal` },
    robots: { index: false, follow: false },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f7fa' },
    { media: '(prefers-color-scheme: dark)', color: '#0c0e20' },
  ],
}

export default function PortalRootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-PH"
      data-app="portal"
      className={FACES.map(({ variable }) => variable).join(' ')}
      // The script below sets `data-theme` before React hydrates the page.
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no input in it */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <ReloadOlderEntries />
        <ThemeFollower />
        <QueryProvider>
          {children}
          <PortalToaster />
        </QueryProvider>
      </body>
    </html>
  )
}
