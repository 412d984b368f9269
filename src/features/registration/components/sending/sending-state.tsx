import { SendFailure } from '@/components/site/send-failure'
import { useWords } from '@/components/site/words'
import { PROGRESS_WORDS } from '@/lib/words/english/progress'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { focusSubmitButton } from '../../field-ids'
import type { RegistrationControls } from '../use-registration'
import { InterruptionNotice } from './interruption-notice'
import { ReceivedBeforeNotice } from './received-before'
import { UploadProgress, uploadPhaseText } from './upload-progress'

export function SendingState({ controls }: { controls: RegistrationControls }) {
  const { state, formRef, submit, cancel, keepFirst, sendAsNew } = controls
  const { failure, progress, received, isSending } = state
  const words = useWords('sending', SENDING_WORDS)
  const progressWords = useWords('progress', PROGRESS_WORDS)
  function retry() {
    if (!formRef.current) return
    // The pressed button disappears with the message, so the focus moves to the submit button.
    focusSubmitButton(formRef.current)
    submit(formRef.current)
  }

  const isUploading = isSending && progress !== null
  return (
    <>
      <p role="status" className="sr-only">
        {isUploading && uploadPhaseText(progress, progressWords)}
      </p>
      {isUploading && <UploadProgress progress={progress} onCancel={cancel} />}
      {received && (
        <ReceivedBeforeNotice
          received={received}
          onKeep={() => keepFirst(received.reference)}
          onSendAsNew={sendAsNew}
        />
      )}
      {failure && 'message' in failure && (
        <SendFailure message={failure.message} kept={words.keptAll} />
      )}
      {failure && 'cut' in failure && <InterruptionNotice cut={failure.cut} onRetry={retry} />}
    </>
  )
}
