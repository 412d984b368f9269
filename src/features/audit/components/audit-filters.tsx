import { SearchField } from '@/components/portal/search-field'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { AUDIT_SEARCH_MAX_LENGTH, type AuditFilters as Filters } from '../schema'

type Area = NonNullable<Filters['area']>

const AREA_LABELS = {
  staff: 'Accounts and sign-ins',
  form: 'Event forms',
  submission: 'Registrations',
  submissions: 'Lists, exports, bin and possible spam',
  testimonies: 'Testimonies that may be spam',
  file: 'Files',
  deliveries: 'Deliveries',
  mailing: 'Messages to registrants',
  people: 'Requests of people',
  retention: 'Retention',
  content: 'Reading content',
} as const satisfies Record<Area, string>

const AREAS = Object.entries(AREA_LABELS) as [Area, string][]

interface AuditFiltersProps {
  filters: Filters
  onNarrow: (change: Filters) => void
}

export const AuditFilterControls = ({
  filters: { area, search = '' },
  onNarrow,
}: AuditFiltersProps) => (
  <search
    aria-label="Filters"
    className="grid gap-3 border-b border-line p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
  >
    <Field label="Area" htmlFor="audit-area">
      <NativeSelect
        id="audit-area"
        value={area ?? ''}
        onChange={({ target }) =>
          onNarrow({ area: AREAS.find(([value]) => value === target.value)?.[0] })
        }
      >
        <option value="">All areas</option>
        {AREAS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <SearchField
      id="audit-search"
      search={search}
      onSearch={(text) => onNarrow({ search: text })}
      placeholder="Search for names, addresses or forms..."
      maxLength={AUDIT_SEARCH_MAX_LENGTH}
    />
  </search>
)
