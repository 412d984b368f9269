import { CirclePause, CirclePlay, CircleStop } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { retryAction } from '@/components/portal/try-again'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useChangeMailing } from '../../client'
import type { Mailing, MailingState } from '../../schema'
import { messageCountText } from '../../words'

export const PROGRESS_PANEL_ID = 'mailing-progress'

export function MailingActions({ mailing: { id, state, counts } }: { mailing: Mailing }) {
  const { mutateAsync, isPending } = useChangeMailing(id)
  const [isAsking, setAsking] = useState(false)
  const isOver = useRef(false)
  if (state === 'stopped' || counts.waiting === 0) return null
  const change = (wanted: MailingState): Promise<void> => {
    isOver.current = wanted === 'stopped'
    return mutateAsync(wanted)
      .then(
        () => notify(notices.mailingChanged(wanted)),
        (error) => {
          isOver.current = false
          const again = retryAction(error, () => void change(wanted))
          notify(notices.mailingFailed(errorSentence(error)), again)
        },
      )
      .finally(() => setAsking(false))
  }
  const isPaused = state === 'paused'
  const Icon = isPaused ? CirclePlay : CirclePause
  return (
    <>
      <Button
        variant="line"
        loading={isPending}
        onClick={() => change(isPaused ? 'sending' : 'paused')}
      >
        {!isPending && <Icon aria-hidden strokeWidth={1.75} />}
        {isPaused ? 'Continue' : 'Pause'}
      </Button>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <CircleStop aria-hidden strokeWidth={1.75} />
        Cancel the rest
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel the rest?"
        text={`${messageCountText(counts.waiting)} will not be sent. What was sent stays sent.`}
        confirm="Cancel the rest"
        keep="Keep sending"
        danger
        pending={isPending}
        onConfirm={() => change('stopped')}
        onCloseAutoFocus={(event) => {
          if (!isOver.current) return
          // The button that would get the focus disappears when the mailing is stopped.
          event.preventDefault()
          document.getElementById(PROGRESS_PANEL_ID)?.focus()
        }}
      />
    </>
  )
}
