import { Download, ExternalLink } from 'lucide-react'
import { Pill } from '@/components/ui/pill'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { AnswerRow } from '@/features/answers/answer-view'
import type { FileAnswer } from '@/features/answers/schema'
import { FileDeliveryNote } from '@/features/delivery/components/file-delivery-note'
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
    {SHOWN.has(file.mimeType) && <Preview file={file} />}
    <FileDeliveryNote submissionId={submissionId} fileId={file.fileId} />
  </span>
)

/** File types for which the server makes a preview. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * The preview is removed when it fails to load: the file is deleted, not scanned yet, or not a
 * valid picture.
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
