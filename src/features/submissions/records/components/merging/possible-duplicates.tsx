import { Suspense, useState } from 'react'
import { Disclosure } from '@/components/portal/disclosure'
import { useCan } from '@/components/portal/frame/current-user'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { Button } from '@/components/ui/button'
import { personName } from '@/features/answers/person-name'
import { useForms } from '@/features/forms/client'
import { formatTableDate } from '@/lib/dates'
import { plural } from '@/lib/text'
import { SubmittedAt } from '../../../components/submitted-at'
import type { Submission } from '../../../schema'
import type { PossibleDuplicate } from '../../merging'
import { useDuplicatesAndMerged } from '../../merging-client'
import { MergedRecords } from './merged-records'

const MergeDialog = lazyWithRetries(() =>
  import('./merge-dialog').then((module) => module.MergeDialog),
)

interface AlikeHintProps {
  submission: Submission
  onOpen: (id: number) => void
}

/** Lists possible duplicates, and the records merged into this one. */
export function PossibleDuplicates({ submission, onOpen }: AlikeHintProps) {
  const { data } = useDuplicatesAndMerged(submission.id)
  const [compared, setCompared] = useState<PossibleDuplicate | null>(null)
  if (!data || data.others.length + data.merged.length === 0) return null
  const { others, merged } = data
  return (
    <section aria-label="The same person" className="grid gap-2 border-t border-line pt-4">
      {others.length > 0 && (
        <Disclosure
          label={`${others.length} ${plural('other', others.length)} with this email, phone or name`}
          labelClassName="text-[0.9375rem] font-semibold"
        >
          <ul className="mt-1 grid gap-1.5">
            {others.map((other) => (
              <Other
                key={other.id}
                other={other}
                isSameForm={other.formId === submission.formId}
                onOpen={() => onOpen(other.id)}
                onCompare={() => setCompared(other)}
              />
            ))}
          </ul>
        </Disclosure>
      )}
      <MergedRecords kept={submission.id} merged={merged} />
      {compared && (
        <Suspense>
          <MergeDialog
            pair={[submission, compared]}
            onClose={() => setCompared(null)}
            onMerged={(kept) => {
              setCompared(null)
              if (kept !== submission.id) onOpen(kept)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

interface OtherProps {
  other: PossibleDuplicate
  isSameForm: boolean
  onOpen: () => void
  onCompare: () => void
}

function Other({ other, isSameForm, onOpen, onCompare }: OtherProps) {
  const mayWrite = useCan('submissions.write')
  const { data: forms } = useForms()
  const { id, formId, by, submittedAt } = other
  const form = forms?.find((one) => one.id === formId)
  const name = form && personName(form, other.data)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-bg-2 px-3 py-1.5">
      <span className="mr-auto min-w-0 wrap-anywhere">
        <b className="font-semibold">{name ? `${name}, #${id}` : `#${id}`}</b>{' '}
        {form?.name ?? 'Unknown Form'}
        <span className="block text-sm text-text-3">
          Same {by.join(', ')}. <SubmittedAt submittedAt={submittedAt} format={formatTableDate} />
        </span>
      </span>
      <Button variant="quiet" onClick={onOpen} aria-label={`Open #${id}`}>
        Open
      </Button>
      {isSameForm && mayWrite && (
        <Button variant="line" onClick={onCompare} aria-label={`Compare with #${id}`}>
          Compare
        </Button>
      )}
    </li>
  )
}
