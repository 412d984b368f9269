'use client'

import { TroublePage } from '@/components/site/trouble-page'

export default function SiteError() {
  return <TroublePage />
}
