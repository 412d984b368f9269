import { FilePen } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { formatDetailsDate } from '@/lib/dates'
import type { FormDraft } from '../../content'

interface DraftNoticeProps {
  draft: FormDraft
  isOnScreen: boolean
  canEdit: boolean
  onOpen: () => void
  onCompare: () => void
}

export function FormDraftNotice({
  draft,
  isOnScreen,
  canEdit,
  onOpen,
  onCompare,
}: DraftNoticeProps) {
  const whose = `${draft.savedBy ?? 'Somebody'} kept ${isOnScreen ? 'this' : 'a'} draft on ${formatDetailsDate(draft.savedAt)}.`
  return (
    <section
      aria-label="Draft"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line-2 bg-surface px-4 py-3"
    >
      <FilePen aria-hidden strokeWidth={1.75} className="size-5 flex-none text-text-3" />
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {whose} Visitors see the form as it was.
        {draft.isOutdated && ' The form was saved after the draft was begun.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" onClick={onCompare}>
          What would change
        </Button>
        {canEdit && !isOnScreen && (
          <Button variant="line" onClick={onOpen}>
            Open draft
          </Button>
        )}
      </div>
    </section>
  )
}
