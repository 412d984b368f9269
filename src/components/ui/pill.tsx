import type { ReactNode } from 'react'
import { cx } from './cx'

// Each tone has a shape and a word too, so that colour is not its only mark.
const TONES = {
  new: ['bg-pill-new-bg text-pill-new', 'rounded-full bg-current'],
  reviewed: [
    'bg-pill-reviewed-bg text-pill-reviewed',
    'rounded-full border-2 bg-linear-to-r from-current from-50% to-transparent to-50%',
  ],
  contacted: [
    'bg-pill-contacted-bg text-pill-contacted',
    'rotate-45 scale-86 rounded-[1.5px] bg-current',
  ],
  completed: [
    'bg-pill-completed-bg text-pill-completed',
    '-mt-0.5 mr-0.5 ml-px h-2.75! w-1.75! rotate-42 border-r-2 border-b-2',
  ],
  active: ['bg-pill-completed-bg text-pill-completed', 'rounded-full bg-current'],
  failed: ['bg-error-bg text-error', 'rounded-[1.5px] bg-current'],
  other: ['bg-pill-other-bg text-pill-other', 'rounded-full border-2'],
} as const

export type PillTone = keyof typeof TONES

interface PillProps {
  tone: PillTone
  className?: string
  children: ReactNode
}

export function Pill({ tone, className, children }: PillProps) {
  const [colours, shape] = TONES[tone]
  return (
    <span
      className={cx(
        'inline-flex h-6.5 items-center gap-1.5 rounded-pill pr-2.5 pl-2 text-sm font-semibold whitespace-nowrap',
        colours,
        className,
      )}
    >
      <i aria-hidden className={cx('size-2.25 flex-none border-current', shape)} />
      {children}
    </span>
  )
}
