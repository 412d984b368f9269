import { ChevronDown } from 'lucide-react'
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '@/components/ui/dropdown-menu'
import { StatusPill, statusLabel } from '../../components/status-pill'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../constants'
import type { Submission } from '../../schema'
import { useSetRowStatus } from './use-status'

export function StatusMenu({ submission: { id, status } }: { submission: Submission }) {
  const setStatus = useSetRowStatus()
  const choose = (chosen: string) => setStatus({ id, status }, chosen as SubmissionStatus)
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Status of submission ${id}: ${statusLabel(status)}. Change`}
        className="relative rounded-pill before:absolute before:inset-x-0 before:-inset-y-2 hover:shadow-[0_0_0_1px_var(--control-line)] focus-visible:rounded-pill"
      >
        <StatusPill status={status} className="pr-1.5">
          <ChevronDown aria-hidden strokeWidth={1.75} className="size-3.5" />
        </StatusPill>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup value={status} onValueChange={choose}>
          {SUBMISSION_STATUSES.map((value) => (
            <MenuRadioItem key={value} value={value} textValue={statusLabel(value)}>
              <StatusPill status={value} />
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
