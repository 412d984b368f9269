'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/**
 * A link to a screen of the portal, which the router prefetches when it is pointed at or has the
 * focus. Otherwise it would prefetch every link on the screen, most of which are never pressed:
 * forty requests for one visit of the dashboard.
 */
export function Link({ onPointerEnter, onFocus, ...props }: LinkProps) {
  const [isNear, setNear] = useState(false)
  return (
    <NextLink
      {...props}
      prefetch={isNear ? null : false}
      onPointerEnter={(event) => {
        setNear(true)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setNear(true)
        onFocus?.(event)
      }}
    />
  )
}
