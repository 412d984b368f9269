import { SearchField } from '@/components/portal/search-field'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import type { EventForm } from '@/features/forms/schema'
import { type FilterChange, type ScreenFilters, SEARCH_MAX_LENGTH } from '../../filters'
import { STATUS_LABELS, SUBMISSION_STATUSES } from '../../schema'
import { DateField } from './date-field'

interface SubmissionFiltersProps {
  filters: ScreenFilters
  forms: readonly EventForm[]
  onNarrow: (change: FilterChange) => void
}

export function SubmissionFilters({ filters, forms, onNarrow }: SubmissionFiltersProps) {
  const { formId, status, fromDate, toDate, search } = filters
  const isUnknown = formId !== null && !forms.some(({ id }) => id === formId)
  return (
    <search
      aria-label="Filters"
      className="grid grid-cols-2 gap-3 border-b border-line p-4 max-[22rem]:grid-cols-1 lg:grid-cols-[2fr_1.3fr_1.3fr_1.3fr_2.4fr]"
    >
      <Field label="Form" htmlFor="filter-form">
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
      <SearchField
        id="filter-search"
        search={search}
        onSearch={(text) => onNarrow({ search: text })}
        placeholder="Search in submission data..."
        maxLength={SEARCH_MAX_LENGTH}
        className="max-lg:col-span-full"
      />
    </search>
  )
}
