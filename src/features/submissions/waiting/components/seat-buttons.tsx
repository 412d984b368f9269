import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { useCan } from '@/components/portal/frame/current-user'
import { Button, type ButtonProps } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import type { SeatState } from '@/features/forms/capacity/schema'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { refetchSubmissions } from '../../client'
import { useActOnWaiting } from '../client'
import type { WaitingAct } from '../schema'

interface SeatButtonProps {
  id: number
  formId: number
  seat: SeatState | null | undefined
  name: string
  isAll?: boolean
  variant?: ButtonProps['variant']
}

export function CancelSeatButton(props: SeatButtonProps) {
  const { id, formId, seat, name, isAll = false, variant = 'line' } = props
  const mayWrite = useCan('submissions.write')
  const { mutate, isPending } = useActOnWaiting(formId)
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  if (!mayWrite) return null
  const isCancelled = seat === 'cancelled' && !isAll
  const label = isCancelled ? 'Take back cancelling' : isAll ? 'Cancel all people' : 'Cancel'
  const act = (name: WaitingAct) =>
    mutate(
      { id, act: name },
      {
        onSuccess: () => notify(notices.waitingChanged(name)),
        onError: (error) => notify(notices.waitingFailed(errorSentence(error))),
        onSettled: () => {
          setAsking(false)
          void refetchSubmissions(queries)
        },
      },
    )
  return (
    <>
      <Button
        variant={variant}
        aria-label={`${label}: ${name}`}
        loading={isPending && !isAsking}
        onClick={() => (isCancelled ? act('restore') : setAsking(true))}
      >
        {isCancelled ? (
          <RotateCcw aria-hidden strokeWidth={1.75} />
        ) : (
          <UserRoundX aria-hidden strokeWidth={1.75} />
        )}
        {isCancelled ? 'Take back' : label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isAll ? 'Cancel all people of this registration?' : `Cancel ${name}?`}
        text={
          seat
            ? 'The place is free at once and goes to the next in line. You can take it back, even if that makes one too many.'
            : 'The registration stays, marked as cancelled. You can take it back.'
        }
        confirm={isAll ? 'Cancel all people' : 'Cancel the registration'}
        keep="Keep it"
        pending={isPending}
        onConfirm={() => act(isAll ? 'cancel_all' : 'cancel')}
      />
    </>
  )
}
