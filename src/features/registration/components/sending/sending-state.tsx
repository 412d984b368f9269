import { SendFailure } from '@/components/site/send-failure'
import { focusSubmit } from '../../field-ids'
import type { RegistrationControls } from '../use-registration'
import { InterruptionNotice } from './interruption-notice'
import { ReceivedBefore } from './received-before'
import { UploadProgress, uploadPhase } from './upload-progress'

/** The progress or result of sending, shown beside the submit button. */
export function SendingState({ controls }: { controls: RegistrationControls }) {
  const { state, formRef, submit, cancel, keepFirst, sendAsNew } = controls
  const { failure, progress, received, isSending } = state
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
        {isUploading && uploadPhase(progress)}
      </p>
      {isUploading && <UploadProgress progress={progress} onCancel={cancel} />}
      {received && (
        <ReceivedBefore
          received={received}
          onKeep={() => keepFirst(received.reference)}
          onSendAsNew={sendAsNew}
        />
      )}
      {failure && 'message' in failure && <SendFailure message={failure.message} />}
      {failure && 'cut' in failure && <InterruptionNotice cut={failure.cut} onRetry={retry} />}
    </>
  )
}
