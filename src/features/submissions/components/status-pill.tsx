import type { ReactNode } from 'react'
import { Pill, type PillTone } from '@/components/ui/pill'
import { STATUS_LABELS, type SubmissionStatus } from '../constants'

/** Blue for new, yellow for reviewed, purple for contacted, green for completed (Spec §4). */
const TONES = {
  new: 'new',
  reviewed: 'reviewed',
  contacted: 'contacted',
  completed: 'completed',
} as const satisfies Record<SubmissionStatus, PillTone>

/**
 * Returns the label of a status; the status itself when this build does not know it, because a
 * newer server may send one.
 */
export const statusLabel = (status: SubmissionStatus) => STATUS_LABELS[status] ?? status

interface StatusPillProps {
  status: SubmissionStatus
  children?: ReactNode
  className?: string
}

export const StatusPill = ({ status, className, children }: StatusPillProps) => (
  <Pill tone={TONES[status] ?? 'other'} className={className}>
    {statusLabel(status)}
    {children}
  </Pill>
)
