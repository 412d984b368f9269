import { useState } from 'react'
import {
  focusFirstItem,
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '@/components/ui/dropdown-menu'
import { StatusPill, statusLabel } from '../../components/status-pill'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../constants'
import type { Submission } from '../../schema'
import { StatusButton } from './status-button'
import { useSetRowStatus } from './use-status'

interface StatusChoiceProps {
  submission: Submission
  /** True to focus the first item of the menu, because the keyboard opened it. */
  isFirstFocused: boolean
}

/**
 * The menu of statuses. It is open at first, because pressing its button is what loaded this code.
 */
export function StatusChoice({ submission, isFirstFocused }: StatusChoiceProps) {
  const { id, status } = submission
  const setStatus = useSetRowStatus()
  const [isFirst, setFirst] = useState(true)
  const choose = (chosen: string) => setStatus({ id, status }, chosen as SubmissionStatus)
  return (
    <Menu defaultOpen onOpenChange={() => setFirst(false)}>
      <MenuTrigger asChild>
        <StatusButton submission={submission} />
      </MenuTrigger>
      <MenuContent ref={isFirst && isFirstFocused ? focusFirstItem : undefined}>
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
