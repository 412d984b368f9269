'use client'

import { useRef } from 'react'
import { FRAME_INITIAL_HEIGHT_PX } from '../constants'
import { StorePlaceholder } from './store-placeholder'
import { useFrameHeight } from './use-frame-height'

interface StoreFrameProps {
  address: string
  helpTitle: string
  helpLink: string
}

export function StoreFrame({ address, helpTitle, helpLink }: StoreFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { height, isCovered, isMissing } = useFrameHeight(frame, address)
  return (
    <div className="relative print:hidden overflow-hidden rounded-card border border-line-2 bg-pearl-0">
      <iframe
        ref={frame}
        src={address}
        title="Store"
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        className="block w-full"
        style={{ height: height ?? FRAME_INITIAL_HEIGHT_PX }}
      />
      {isCovered && !isMissing && <StorePlaceholder />}
      {isMissing && (
        <div
          role="status"
          className="absolute inset-0 grid content-start justify-items-center gap-3 bg-pearl-0 px-6 pt-24 text-center"
        >
          <p className="text-lg font-semibold">{helpTitle}</p>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-3"
          >
            {helpLink}
          </a>
        </div>
      )}
    </div>
  )
}
