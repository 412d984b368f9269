import { ChevronRight } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { Pill } from '@/components/ui/pill'
import { personName } from '@/features/answers/person-name'
import { useEventForm } from '@/features/forms/client'
import type { Submission } from '../../schema'
import { SEAT_LABELS } from '../../seat-words'
import { CancelSeatButton } from '../../waiting/components/seat-buttons'

interface PeoplePartProps {
  submission: Submission
  onOpen: (id: number) => void
}

const ROW =
  'flex w-full min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-hover'

export function PeoplePart({ submission, onOpen }: PeoplePartProps) {
  const { people, party, formId } = submission
  const { data: form } = useEventForm(formId)
  if (party) {
    return (
      <button type="button" onClick={() => onOpen(party.id)} className={`${ROW} bg-bg-2`}>
        <span className="min-w-0 flex-1">
          Person {party.person} of a family or group. The shared answers are in its registration.
        </span>
        <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
      </button>
    )
  }
  if (!people || people.length < 2) return null
  return (
    <section aria-label="People" className="border-t border-line pt-4">
      <h3 className="mb-1 font-semibold">{people.length} people</h3>
      <ul>
        {people.map(({ id, person, reference, data, seat, erasureAskedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-end gap-x-2 border-t border-line first:border-t-0"
          >
            <button
              type="button"
              disabled={id === submission.id}
              onClick={() => onOpen(id)}
              className={`${ROW} basis-64 flex-1 disabled:cursor-default disabled:hover:bg-transparent`}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-medium">
                  {(form && personName(form, data)) ?? `Person ${person}`}
                </span>{' '}
                <span className="text-sm text-text-3">{reference}</span>
              </span>
              {erasureAskedAt && <Pill tone="other">Asks to be erased</Pill>}
              {seat && <Pill tone={seat === 'held' ? 'active' : 'other'}>{SEAT_LABELS[seat]}</Pill>}
              <ChevronRight
                aria-hidden
                strokeWidth={1.75}
                className={cx('size-4 flex-none', id === submission.id && 'invisible')}
              />
            </button>
            <span className="grid w-28 flex-none justify-items-start">
              <CancelSeatButton
                id={id}
                formId={formId}
                seat={seat}
                name={(form && personName(form, data)) ?? `person ${person}`}
                variant="quiet"
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
