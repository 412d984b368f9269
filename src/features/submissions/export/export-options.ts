import type { ListColumn } from '../columns'

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * What an export can contain besides the answers. `history` needs the permission to read the audit
 * log.
 */
export const EXPORT_EXTRAS = ['assignee', 'notes', 'history'] as const
export type ExportExtra = (typeof EXPORT_EXTRAS)[number]

export interface ExportOptions {
  format: ExportFormat
  /** The exported columns; null exports every answer. */
  columns: readonly ListColumn[] | null
  extras: readonly ExportExtra[]
  isByPerson?: boolean
}

export const DEFAULT_EXPORT_OPTIONS: ExportOptions = { format: 'xlsx', columns: null, extras: [] }
