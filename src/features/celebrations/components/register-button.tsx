'use client'

import { useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'

interface RegisterButtonProps {
  label: string
  /** Null while there is nowhere to register. */
  address: string | null
  closedText: string
}

/** Leads to the form; while there is none, says so when pressed. */
export function RegisterButton({ label, address, closedText }: RegisterButtonProps) {
  const [isAsked, setAsked] = useState(false)
  if (address) {
    return (
      <a href={address} className={buttonStyles('primary')}>
        {label}
      </a>
    )
  }
  return (
    <>
      <button type="button" className={buttonStyles('primary')} onClick={() => setAsked(true)}>
        {label}
      </button>
      {/* Always there, so that screen readers hear it change. */}
      <p role="status" className="order-last w-full text-text empty:hidden">
        {isAsked ? closedText : null}
      </p>
      <noscript>{closedText}</noscript>
    </>
  )
}
