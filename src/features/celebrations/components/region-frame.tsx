'use client'

import { ExternalLink } from 'lucide-react'
import type { Region } from '../regions'

interface RegionFrameProps {
  region: Region
  address: string
}

export function RegionFrame({ region, address }: RegionFrameProps) {
  return (
    <div className="flex min-h-96 min-w-0 flex-col gap-3 p-4 md:p-5">
      <iframe
        src={address}
        title={`Gatherings in ${region}`}
        referrerPolicy="strict-origin"
        className="min-h-0 w-full flex-1 rounded-pane border border-line-2 bg-pearl-0"
      />
      <p className="text-sm text-text-2">
        Is nothing showing?{' '}
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-3"
        >
          Open the details in a new tab
          <ExternalLink aria-hidden strokeWidth={1.75} className="size-4" />
        </a>
      </p>
    </div>
  )
}
