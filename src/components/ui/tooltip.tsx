'use client'

import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/**
 * Delays of Spec §9. A tooltip shows after `TOOLTIP_DELAY_MS`, but without delay when another one
 * was shown less than `TOOLTIP_SKIP_DELAY_MS` ago.
 */
const TOOLTIP_DELAY_MS = 700
const TOOLTIP_SKIP_DELAY_MS = 300

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
    {children}
  </Radix.Provider>
)

interface TooltipProps {
  label: ReactNode
  /** Must be one focusable element. */
  children: ReactNode
}

export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-(--z-tooltip) max-w-64 rounded-[6px] bg-action px-2 py-1 text-sm font-medium text-on-action shadow-2 data-[state=delayed-open]:animate-fade-in"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
