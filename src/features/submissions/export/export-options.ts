import type { ListColumn } from '../columns'

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** `history` needs the permission to read the audit log. */
export const EXPORT_EXTRAS = ['assignee', 'notes', 'history'] as const
export type ExportExtra = (typeof EXPORT_EXTRAS)[number]

export interface ExportOptions {
  format: ExportFormat
  /** Null exports every answer. */
  columns: readonly ListColumn[] | null
  extras: readonly ExportExtra[]
  isByPerson?: boolean
}

export const DEFAULT_EXPORT_OPTIONS: ExportOptions = { format: 'xlsx', columns: null, extras: [] }
