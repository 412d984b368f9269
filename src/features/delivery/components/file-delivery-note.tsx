import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Pill } from '@/components/ui/pill'
import { formatTableDate } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useDelivery, useRetryFile } from '../client'
import type { FileDelivery } from '../schema'

/** A file cannot be opened before the virus scanner has checked it, nor when it is infected. */
const ScanState = ({ scan, reason }: FileDelivery) => (
  <span className="mt-1 grid justify-items-start gap-1.5 font-normal">
    <Pill tone={scan === 'infected' ? 'failed' : 'other'}>
      {scan === 'infected' ? 'Infected: deleted' : 'Waiting for the virus scanner'}
    </Pill>
    {reason && <span>{reason}</span>}
  </span>
)

interface FileDeliveryNoteProps {
  submissionId: number
  fileId: number
}

/** Why a stored file is not in the drive yet. Renders nothing while no drive is connected. */
export function FileDeliveryNote({ submissionId, fileId }: FileDeliveryNoteProps) {
  const { data: delivery } = useDelivery(submissionId)
  const { mutate, isPending } = useRetryFile(submissionId, fileId)
  const waiting = delivery?.files.find((file) => file.fileId === fileId)
  if (!waiting) return null
  const { reason, triedAt, scan } = waiting
  if (scan === 'waiting' || scan === 'infected') return <ScanState {...waiting} />
  const retry = () =>
    mutate(undefined, {
      onSuccess: () => notify(notices.uploadRetried()),
      onError: (error) => notify(notices.uploadRetryFailed(errorSentence(error))),
    })
  return (
    <span className="mt-1 grid justify-items-start gap-1.5 font-normal">
      <Pill tone={reason ? 'failed' : 'other'}>
        {reason ? 'Not in Google Drive yet' : 'On its way to Google Drive'}
      </Pill>
      {reason && (
        <>
          <span>{reason}</span>
          <span className="text-sm text-text-3">
            {triedAt && (
              <>
                Last tried <time dateTime={triedAt}>{formatTableDate(triedAt)}</time>.{' '}
              </>
            )}
            It is tried again by itself.
          </span>
        </>
      )}
      <Button variant="line" onClick={retry} loading={isPending}>
        {reason ? 'Try again' : 'Send now'}
      </Button>
    </span>
  )
}
