import { Suspense, useEffect } from 'react'
import { usePageTouched } from '@/components/site/hooks/use-touched'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import { SendFailure } from '@/components/site/send-failure'
import { useWords } from '@/components/site/words'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { fillPlaceholders } from '@/lib/words/fill'
import { interruptionText } from '../../interruption-texts'
import type { RegistrationControls } from '../use-registration'
import { loadSender } from './load-sender'

interface SendingStateProps {
  controls: RegistrationControls
}

/** Shows the message without buttons until the code of `SendingState` is loaded. */
function BareSendingState({ controls }: SendingStateProps) {
  const words = useWords('sending', SENDING_WORDS)
  const message = bareMessage(controls.state, words)
  return message && <SendFailure message={message} kept={words.keptAll} />
}

function bareMessage(
  { failure, received }: RegistrationControls['state'],
  words: typeof SENDING_WORDS,
): string | null {
  if (received) {
    return fillPlaceholders(words.receivedBare, { reference: received.reference })
  }
  if (!failure) return null
  if ('message' in failure) return failure.message
  const { title, text } = interruptionText(failure.cut, words)
  return `${title} ${text}`
}

// The fallback reports a failed connection even when the failure also keeps this code from loading.
const SendingState = lazyWithFallback<SendingStateProps>(
  () => import('./sending-state').then((loaded) => loaded.SendingState),
  BareSendingState,
)

/**
 * Loads the code of `SendingState` once the visitor begins to fill in the form, so that the code is
 * there when the connection fails later.
 */
export function LazySendingState({ controls }: SendingStateProps) {
  const { failure, received, isSending } = controls.state
  const isTouched = usePageTouched()
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
