import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { SearchField } from '@/components/portal/search-field'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import type { ListedForm } from '@/features/forms/schema'
import { STATUS_LABELS, SUBMISSION_STATUSES } from '../../constants'
import { type FilterChange, type ScreenFilters, SEARCH_MAX_LENGTH } from '../../filters'
import { listFilterChips } from '../filter-chips'
import { AnswerFilters } from './answers/answer-filters'
import { AssigneeFilterSelect } from './assignee-select'
import { DateField } from './date-field'
import { FilterChips } from './filter-chips'

interface SubmissionFiltersProps {
  filters: ScreenFilters
  forms: readonly ListedForm[]
  onNarrow: (change: FilterChange) => void
}

export function SubmissionFilters({ filters, forms, onNarrow }: SubmissionFiltersProps) {
  const { formId, status, assignee, fromDate, toDate, search } = filters
  const isUnknown = formId !== null && !forms.some(({ id }) => id === formId)
  const chips = listFilterChips(filters, forms)
  const [isOpen, setOpen] = useState(false)
  return (
    <search
      aria-label="Filters"
      className="grid grid-cols-2 gap-3 border-b border-line p-4 max-[22rem]:grid-cols-1 lg:grid-cols-3 min-[80rem]:grid-cols-[minmax(0,1.5fr)_minmax(8rem,1fr)_minmax(0,1.1fr)_8.75rem_8.75rem_minmax(0,2fr)]"
    >
      <div id="filter-fields" className={cx('contents', !isOpen && 'max-md:hidden')}>
        <Field label="Form" htmlFor="filter-form" className="max-lg:col-span-full">
          <NativeSelect
            id="filter-form"
            value={formId ?? ''}
            onChange={({ target }) =>
              onNarrow({ formId: target.value ? Number(target.value) : null })
            }
          >
            <option value="">All Forms</option>
            {isUnknown && <option value={formId}>Unknown Form</option>}
            {forms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Status" htmlFor="filter-status">
          <NativeSelect
            id="filter-status"
            value={status ?? ''}
            onChange={({ target }) =>
              onNarrow({ status: SUBMISSION_STATUSES.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">All Statuses</option>
            {SUBMISSION_STATUSES.map((one) => (
              <option key={one} value={one}>
                {STATUS_LABELS[one]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <AssigneeFilterSelect assignee={assignee} onChoose={(one) => onNarrow({ assignee: one })} />
        <DateField
          id="filter-from"
          label="From Date"
          day={fromDate}
          onDay={(day) => onNarrow({ fromDate: day })}
        />
        <DateField
          id="filter-to"
          label="To Date"
          day={toDate}
          onDay={(day) => onNarrow({ toDate: day })}
        />
      </div>
      <div className="flex items-end gap-2 max-lg:col-span-full max-md:order-first">
        <SearchField
          id="filter-search"
          search={search}
          onSearch={(text) => onNarrow({ search: text })}
          placeholder="Search in submission data..."
          maxLength={SEARCH_MAX_LENGTH}
          className="min-w-0 flex-1"
        />
        <Button
          variant="line"
          className="md:hidden"
          aria-expanded={isOpen}
          aria-controls="filter-fields"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.75} />
          Filters
        </Button>
      </div>
      {!isOpen && chips.length > 0 && (
        <FilterChips
          label="Filters in use"
          className="col-span-full md:hidden"
          chips={chips}
          onRemove={onNarrow}
        />
      )}
      <AnswerFilters filters={filters} forms={forms} isOpen={isOpen} onNarrow={onNarrow} />
    </search>
  )
}
