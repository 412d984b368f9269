import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import type { useConditionGuard } from './use-condition-guard'

type ConditionGuardProps = Omit<ReturnType<typeof useConditionGuard>, 'ask'>

export function ConditionLossDialog({ asked, isOpen, setOpen }: ConditionGuardProps) {
  if (!asked) return null
  const { lost, act, keep, left } = asked
  return (
    <ConfirmDialog
      title={lost.length === 1 ? 'Another field depends on this' : 'Other fields depend on this'}
      text={`${lost.join(' ')} After the change, what cannot work is taken out of ${lost.length === 1 ? 'this condition' : 'these conditions'}.`}
      confirm="Change anyway"
      keep="Keep as it is"
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) keep?.()
      }}
      onCloseAutoFocus={(event) => {
        const element = left && document.getElementById(left)
        if (!element) return
        event.preventDefault()
        element.focus()
      }}
      onConfirm={() => {
        setOpen(false)
        act()
      }}
    />
  )
}
