import type { ListColumn } from '../columns'

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What can stand beside the answers; the history for those alone who may read the log. */
export const EXPORT_EXTRAS = ['assignee', 'notes', 'history'] as const
export type ExportExtra = (typeof EXPORT_EXTRAS)[number]

/** What is chosen in the dialog; the button and the key export as at first. */
export interface ExportOptions {
  format: ExportFormat
  /** null: every answer. */
  columns: readonly ListColumn[] | null
  extras: readonly ExportExtra[]
}

export const USUAL_EXPORT: ExportOptions = { format: 'xlsx', columns: null, extras: [] }
