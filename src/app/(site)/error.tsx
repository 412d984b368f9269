'use client'

import { SiteErrorPage } from '@/components/site/site-error-page'

export default function SiteError() {
  return <SiteErrorPage />
}
