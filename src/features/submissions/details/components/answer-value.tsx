import { Download, ExternalLink } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Pill } from '@/components/ui/pill'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { AnswerRow } from '@/features/answers/answer-view'
import type { FileAnswer } from '@/features/answers/schema'
import { useDelivery, useRetryFileUpload } from '@/features/delivery/client'
import type { FileDelivery } from '@/features/delivery/schema'
import { formatTableDate } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { formatBytes } from '@/lib/text'
import { AnswerText } from './answer-text'

const LINK = 'inline-flex min-h-6 items-center gap-1.5 font-semibold max-md:min-h-11'

interface AnswerValueProps extends Pick<AnswerRow, 'fieldType' | 'view'> {
  submissionId: number
}

export function AnswerValue({ submissionId, fieldType, view }: AnswerValueProps) {
  switch (view.kind) {
    case 'empty':
      return <span className="font-normal text-text-3">N/A</span>
    case 'text':
      return <AnswerText text={view.text} fieldType={fieldType} />
    case 'unreadable':
      return <span className="font-normal text-text-3">{view.text}</span>
    case 'drive':
      return <DriveLink url={view.url} />
    case 'file':
      if (!view.file) return <FileNote note={view.note} />
      return <StoredFile submissionId={submissionId} file={view.file} />
  }
}

const DriveLink = ({ url }: { url: string }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <a href={url} target="_blank" rel="noreferrer" className={LINK}>
      <ExternalLink aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
      View in Google Drive
      <VisuallyHidden>, opens in a new tab</VisuallyHidden>
    </a>
    <Pill tone="completed">Uploaded</Pill>
  </span>
)

interface StoredFileProps {
  submissionId: number
  file: FileAnswer
}

const StoredFile = ({ submissionId, file }: StoredFileProps) => (
  <span className="grid justify-items-start gap-0.5">
    <span>File info</span>
    <a href={paths.api.file(file.fileId)} download className={LINK}>
      <Download aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
      {file.name}
    </a>
    <span className="text-sm font-normal text-text-3">{formatBytes(file.size)}</span>
    {PREVIEWED_TYPES.has(file.mimeType) && <Preview file={file} />}
    <FileDeliveryNote submissionId={submissionId} fileId={file.fileId} />
  </span>
)

const PREVIEWED_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * A preview of a picture. Hidden when loading fails, for example because the picture is not scanned
 * for viruses yet.
 */
const Preview = ({ file }: { file: FileAnswer }) => (
  // biome-ignore lint/performance/noImgElement: private, and already resized by its endpoint
  <img
    src={paths.api.filePreview(file.fileId)}
    alt={`Preview of ${file.name}`}
    loading="lazy"
    className="mt-1 max-h-72 max-w-full rounded-card border border-line"
    onError={({ currentTarget }) => {
      currentTarget.hidden = true
    }}
  />
)

const FileNote = ({ note }: { note: string }) => (
  <span className="grid gap-0.5">
    File info
    {note && <span className="text-sm font-normal text-text-3">{note}</span>}
  </span>
)

const ScanState = ({ scan, reason }: FileDelivery) => (
  <span className="mt-1 grid justify-items-start gap-1.5 font-normal">
    <Pill tone={scan === 'infected' ? 'failed' : 'other'}>
      {scan === 'infected' ? 'Infected: deleted' : 'Waiting for the virus scanner'}
    </Pill>
    {reason && <span>{reason}</span>}
  </span>
)

function FileDeliveryNote({ submissionId, fileId }: { submissionId: number; fileId: number }) {
  const { data: delivery } = useDelivery(submissionId)
  const { mutate, isPending } = useRetryFileUpload(submissionId, fileId)
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
