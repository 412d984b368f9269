import type { EventForm } from '@/features/forms/schema'
import type { ListColumn } from '../../../columns'
import type { ListSort } from '../../../sort'

/** What decides how the list looks, and how it is changed. */
export interface ColumnsChoice {
  /** The one that is chosen: its answers can be columns. */
  form: EventForm | undefined
  columns: readonly ListColumn[]
  onColumns: (columns: readonly ListColumn[]) => void
  sort: ListSort
  onSort: (sort: ListSort) => void
}
