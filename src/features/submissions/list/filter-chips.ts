import type { EventForm } from '@/features/forms/schema'
import { STATUS_LABELS } from '../constants'
import { CLEARED_FILTERS, type FilterChange, type ScreenFilters } from '../filters'
import { SEAT_LABELS } from '../seat-words'

export interface FilterChip {
  label: string
  without: FilterChange
}

const ASSIGNEES = { me: 'Mine', nobody: 'Unassigned' } as const

export function listFilterChips(
  { formId, status, assignee, seat, tests, erasure, fromDate, toDate }: ScreenFilters,
  forms: readonly Pick<EventForm, 'id' | 'name'>[],
): FilterChip[] {
  const form = forms.find(({ id }) => id === formId)?.name ?? 'Unknown Form'
  const { formId: anyForm, status: anyStatus, assignee: anybody } = CLEARED_FILTERS
  return [
    ...(formId === null ? [] : [{ label: form, without: { formId: anyForm } }]),
    ...(status ? [{ label: STATUS_LABELS[status], without: { status: anyStatus } }] : []),
    ...(assignee ? [{ label: ASSIGNEES[assignee], without: { assignee: anybody } }] : []),
    ...(seat ? [{ label: SEAT_LABELS[seat], without: { seat: null } }] : []),
    ...(tests ? [{ label: 'Tests', without: { tests: false } }] : []),
    ...(erasure ? [{ label: 'Asks to be erased', without: { erasure: false } }] : []),
    ...(fromDate ? [{ label: `From ${fromDate}`, without: { fromDate: '' } }] : []),
    ...(toDate ? [{ label: `To ${toDate}`, without: { toDate: '' } }] : []),
  ]
}
