import { SendFailure } from '@/components/site/send-failure'
import { useWords } from '@/components/site/words'
import { PROGRESS } from '@/lib/words/english/progress'
import { SENDING } from '@/lib/words/english/sending'
import { focusSubmit } from '../../field-ids'
import type { RegistrationControls } from '../use-registration'
import { InterruptionNotice } from './interruption-notice'
import { ReceivedBefore } from './received-before'
import { UploadProgress, uploadPhase } from './upload-progress'

export function SendingState({ controls }: { controls: RegistrationControls }) {
  const { state, formRef, submit, cancel, keepFirst, sendAsNew } = controls
  const { failure, progress, received, isSending } = state
  const words = useWords('sending', SENDING)
  const progressWords = useWords('progress', PROGRESS)
  function retry() {
    if (!formRef.current) return
    // The pressed button disappears with the message, so the focus moves to the submit button.
    focusSubmit(formRef.current)
    submit(formRef.current)
  }

  const isUploading = isSending && progress !== null
  return (
    <>
      <p role="status" className="sr-only">
        {isUploading && uploadPhase(progress, progressWords)}
      </p>
      {isUploading && <UploadProgress progress={progress} onCancel={cancel} />}
      {received && (
        <ReceivedBefore
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
