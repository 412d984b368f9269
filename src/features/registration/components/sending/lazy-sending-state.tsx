import { Suspense, useEffect } from 'react'
import { useFirstTouch } from '@/components/site/hooks/use-first-touch'
import { lazyOr } from '@/components/site/lazy-or'
import { SendFailure } from '@/components/site/send-failure'
import { CUT_TEXTS } from '../../cut-texts'
import { loadSender } from '../../sender'
import type { RegistrationControls } from '../use-registration'

interface SendingStateProps {
  controls: RegistrationControls
}

/** The words alone: "Submit Registration" is another try, "Clear the form" another registration. */
function BareSendingState({ controls }: SendingStateProps) {
  const message = bareMessage(controls.state)
  return message && <SendFailure message={message} />
}

function bareMessage({ failure, received }: RegistrationControls['state']): string | null {
  if (received) {
    return `We already have a registration from this form, with other answers: ${received.reference}.`
  }
  if (!failure) return null
  if ('message' in failure) return failure.message
  const { title, text } = CUT_TEXTS[failure.cut]
  return `${title} ${text}`
}

// Cut off while loading, which is when there is something to say.
const SendingState = lazyOr<SendingStateProps>(
  () => import('./sending-state').then((loaded) => loaded.SendingState),
  BareSendingState,
)

/** Fetched once a visitor starts filling in, so that it is there when the connection is not. */
export function LazySendingState({ controls }: SendingStateProps) {
  const { failure, received, isSending } = controls.state
  const isTouched = useFirstTouch()
  useEffect(() => {
    if (isTouched) void loadSender()
  }, [isTouched])
  if (!isTouched && !failure && !received && !isSending) return null
  return (
    <Suspense fallback={<BareSendingState controls={controls} />}>
      <SendingState controls={controls} />
    </Suspense>
  )
}
