import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { StatusPill, statusLabel } from '../../components/status-pill'
import type { Submission } from '../../schema'

type StatusButtonProps = ComponentProps<'button'> & { submission: Submission }

export const StatusButton = ({ submission: { id, status }, ...rest }: StatusButtonProps) => (
  <button
    type="button"
    aria-haspopup="menu"
    {...rest}
    aria-label={`Status of registration ${id}: ${statusLabel(status)}. Change`}
    className="relative rounded-pill before:absolute before:inset-x-0 before:-inset-y-2 hover:shadow-[0_0_0_1px_var(--control-line)] focus-visible:rounded-pill"
  >
    <StatusPill status={status} className="pr-1.5">
      <ChevronDown aria-hidden strokeWidth={1.75} className="size-3.5" />
    </StatusPill>
  </button>
)
