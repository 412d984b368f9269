import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { EventForm } from '@/features/forms/schema'
import { type AnswerFilter, emptyAnswerFilter, withAnswerFilter } from '../../../answer-filters'
import { listFilterFields } from '../../answer-words'
import { AnswerCondition } from './answer-condition'

interface AnswerPanelProps {
  form: EventForm | undefined
  answers: readonly AnswerFilter[]
  onChange: (answers: AnswerFilter[]) => void
  onClose: () => void
}

export function AnswerFilterPanel({ form, answers, onChange, onClose }: AnswerPanelProps) {
  const fields = listFilterFields(form)
  const removed = new Set(form?.archivedFields.map(({ id }) => id))
  const [chosen, setChosen] = useState(answers.at(-1)?.fieldId)
  const field = fields.find(({ id }) => id === chosen)
  const filterOf = (id: string) =>
    answers.find(({ fieldId }) => fieldId === id) ?? emptyAnswerFilter(id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside
    <div
      className="relative grid gap-4 rounded-card border border-line-2 bg-surface p-4 pr-12 md:grid-cols-[minmax(12rem,1fr)_minmax(0,2fr)]"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {fields.length === 0 ? (
        <p className="col-span-full text-text-2">
          {form ? 'This form has no fields yet.' : 'Choose a form above to see its fields here.'}
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
          <div
            role="group"
            aria-label="Field"
            className="flex flex-wrap content-start gap-1.5 md:max-h-96 md:flex-col md:flex-nowrap md:overflow-y-auto"
          >
            {fields.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === chosen}
                className={cx(
                  'min-h-9 flex-none rounded-control border border-control-line px-2.5 text-left font-medium wrap-anywhere max-md:min-h-11 md:border-transparent',
                  'hover:bg-hover aria-pressed:border-action aria-pressed:bg-hover aria-pressed:font-semibold',
                )}
                onClick={() => setChosen(id)}
              >
                {label}
                {removed.has(id) && <span className="font-normal text-text-3"> (removed)</span>}
              </button>
            ))}
          </div>
          {field ? (
            <AnswerCondition
              key={field.id}
              field={field}
              filter={filterOf(field.id)}
              onFilter={(filter) => onChange(withAnswerFilter(answers, filter))}
            />
          ) : (
            <p className="text-text-3">Choose a field, then what its answer must be.</p>
          )}
        </>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label="Close"
        className="absolute top-1.5 right-1.5"
        onClick={onClose}
      >
        <X aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  )
}
