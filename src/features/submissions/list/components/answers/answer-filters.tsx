import { ListFilterPlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { EventForm, ListedForm } from '@/features/forms/schema'
import type { FilterChange, ScreenFilters } from '../../../filters'
import { describeAnswerFilter, listFilterFields } from '../../answer-words'
import { FilterChips } from '../filter-chips'
import { SeatFilterSelect } from '../seat-select'

const AnswerFilterPanel = lazy(() =>
  import('./answer-panel').then((module) => ({ default: module.AnswerFilterPanel })),
)

interface AnswerFiltersProps {
  filters: ScreenFilters
  forms: readonly ListedForm[]
  isOpen: boolean
  onNarrow: (change: FilterChange) => void
}

const PANEL = 'answer-panel'

export function AnswerFilters({ filters, forms, isOpen, onNarrow }: AnswerFiltersProps) {
  const { formId, answers } = filters
  const [isAdding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const has = (form: EventForm) =>
    listFilterFields(form).some(({ id }) => id === answers[0]?.fieldId)
  const form = forms.find((one) => (formId === null ? has(one) : one.id === formId))

  // A link may filter by an answer without naming its form. The form is then added to the
  // filters, as the server does.
  const missing = formId === null ? form?.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `missing` follows from `answers`
  useEffect(() => {
    if (missing !== undefined) onNarrow({ formId: missing, answers })
  }, [missing, onNarrow])

  const hasSeats =
    filters.seat !== null || (form ? [form] : forms).some((one) => one.submissions?.hasSeats)
  const labels = new Map(listFilterFields(form).map(({ id, label }) => [id, label]))
  const chips = answers.map((filter) => ({
    label: describeAnswerFilter(filter, labels.get(filter.fieldId)),
    without: { answers: answers.filter((one) => one !== filter) },
  }))
  const close = () => {
    setAdding(false)
    opener.current?.focus()
  }
  return (
    <>
      <div
        className={cx(
          'col-span-full flex min-w-0 flex-wrap items-center gap-2',
          !isOpen && chips.length === 0 && 'max-md:hidden',
        )}
      >
        <Button
          ref={opener}
          variant="line"
          className={cx(!isOpen && 'max-md:hidden')}
          aria-expanded={isAdding}
          aria-controls={PANEL}
          onClick={() => setAdding(!isAdding)}
        >
          <ListFilterPlus aria-hidden strokeWidth={1.75} />
          Add filter
        </Button>
        {hasSeats && (
          <SeatFilterSelect
            seat={filters.seat}
            className={cx(!isOpen && 'max-md:hidden')}
            onChoose={(seat) => onNarrow({ seat })}
          />
        )}
        {chips.length > 0 && (
          <FilterChips label="Filters by answers" chips={chips} onRemove={onNarrow} />
        )}
      </div>
      <div
        id={PANEL}
        hidden={!isAdding}
        className={cx('col-span-full', !isOpen && 'max-md:hidden')}
      >
        {isAdding && (
          <Suspense>
            <AnswerFilterPanel
              key={form?.id}
              form={form}
              answers={answers}
              onChange={(next) => onNarrow({ answers: next })}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
