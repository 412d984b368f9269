import { ChevronDown } from 'lucide-react'
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '@/components/ui/dropdown-menu'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices'
import { useSetStatus } from '../client'
import { SUBMISSION_STATUSES, type Submission, type SubmissionStatus } from '../schema'
import { StatusPill, statusLabel } from './status-pill'

/** Spec §4: any value from any other. */
export function StatusMenu({ submission: { id, status } }: { submission: Submission }) {
  const { mutate } = useSetStatus()
  const choose = (chosen: string) => {
    if (chosen === status) return
    mutate(
      { id, from: status, to: chosen as SubmissionStatus },
      {
        onSuccess: () => notify(notices.statusUpdated()),
        onError: () => notify(notices.statusUpdateFailed()),
      },
    )
  }
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
