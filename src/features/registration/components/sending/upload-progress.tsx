import { buttonStyles } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { formatBytes } from '@/lib/text'
import { PROGRESS_WORDS } from '@/lib/words/english/progress'
import { fillPlaceholders } from '@/lib/words/fill'
import type { UploadedBytes } from '../../registration-state'

interface UploadProgressProps {
  progress: UploadedBytes
  onCancel: () => void
}

const isThrough = ({ sentBytes, totalBytes }: UploadedBytes) => sentBytes >= totalBytes

/**
 * Returns a text for screen readers that changes only with the phase. Screen readers would read out
 * every new percentage.
 */
export const uploadPhaseText = (progress: UploadedBytes, words: typeof PROGRESS_WORDS) =>
  isThrough(progress) ? words.uploaded : words.uploadingFiles

export function UploadProgress({ progress, onCancel }: UploadProgressProps) {
  const { sentBytes, totalBytes } = progress
  const words = useWords('progress', PROGRESS_WORDS)
  const percent = Math.min(100, Math.floor((sentBytes / totalBytes) * 100))
  return (
    <div className="grid gap-2 text-sm text-text-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="min-w-0 tabular-nums">
          {isThrough(progress)
            ? uploadPhaseText(progress, words)
            : fillPlaceholders(words.uploading, {
                sent: formatBytes(sentBytes),
                total: formatBytes(totalBytes),
              })}
        </p>
        <button type="button" onClick={onCancel} className={buttonStyles('line', 'sm')}>
          {words.cancel}
        </button>
      </div>
      <div
        role="progressbar"
        aria-label={words.uploadLabel}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line-2"
      >
        <div
          className="h-full rounded-full bg-action transition-[width] duration-(--dur-2)"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
