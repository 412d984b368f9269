import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatTableDate } from '@/lib/dates'
import type { Gap, GapKind } from '../schema'
import { useRepairAction } from './use-repair-action'

const KINDS: Record<GapKind, string> = {
  file_missing: 'File missing',
  file_waiting: 'File not in Drive',
  file_unscanned: 'File not scanned for viruses',
  file_infected: 'Infected file deleted',
  receipt: 'Confirmation not sent',
  receipt_held: 'Confirmation held back',
  staff_mail: 'Message to staff not sent',
  offer: 'Offer of a place not sent',
  places: 'Places counted wrongly',
  drive_erasure: 'Not yet erased in Google Drive',
}

export const isRepairable = ({ kind }: Gap) => kind !== 'file_missing' && kind !== 'file_infected'

function GapRow({ gap }: { gap: Gap }) {
  const { repair, isRepairing } = useRepairAction()
  const { kind, what, submission, reason, since } = gap
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold wrap-anywhere">
          {KINDS[kind]}: {what}
        </p>
        <p className="text-text-2 wrap-anywhere">{reason}</p>
        <p className="text-sm text-text-3">
          {submission && `Registration ${submission.reference}, `}
          {submission ? 'since' : 'Since'} {formatTableDate(since)}
        </p>
      </div>
      {isRepairable(gap) && (
        <Button variant="line" loading={isRepairing} onClick={() => repair([gap])}>
          {!isRepairing && <RotateCw aria-hidden strokeWidth={1.75} />}
          {kind === 'receipt_held' ? 'Send now' : 'Try again'}
          <VisuallyHidden>: {what}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

export function GapList({ gaps, gapCount }: { gaps: readonly Gap[]; gapCount: number }) {
  if (gaps.length === 0) {
    return (
      <p className="px-4 py-5 text-text-2">
        No gaps: everything is where it belongs, or on its way there.
      </p>
    )
  }
  return (
    <>
      <ul>
        {gaps.map((gap) => (
          <GapRow key={`${gap.kind}-${gap.id}`} gap={gap} />
        ))}
      </ul>
      {gapCount > gaps.length && (
        <p className="border-t border-line px-4 py-3 text-text-3">
          The oldest {gaps.length} of {gapCount.toLocaleString('en-PH')}. The next ones follow when
          these are repaired.
        </p>
      )}
    </>
  )
}
