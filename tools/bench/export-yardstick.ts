import { PassThrough } from 'node:stream'
import ExcelJS, { type CellValue } from 'exceljs'
import type { EventForm } from '@/features/forms/schema'
import { FIXED_COLUMNS } from '@/features/submissions/export/server/export'
import { fieldColumn, streamExport } from '@/features/submissions/export/server/export-rows'

export interface Sheet {
  formats: (string | undefined)[]
  rows: CellValue[][]
}

/** Returns all cells of the form's export. */
export async function collectSheet({ id, fields }: EventForm): Promise<Sheet> {
  const columns = [...FIXED_COLUMNS, ...fields.map(fieldColumn)]
  const rows: CellValue[][] = []
  await streamExport({ formId: id }, fields, [], async (batch) => {
    for (const row of batch) rows.push(columns.map(({ key }) => row[key] ?? null))
  })
  return { rows, formats: columns.map(({ format }) => format) }
}

/**
 * Writes the cells from memory with exceljs' streaming writer, as its manual describes, with or
 * without column formats.
 */
export async function writeFromMemory(
  { rows, formats }: Sheet,
  { hasFormats }: { hasFormats: boolean },
): Promise<void> {
  const stream = new PassThrough()
  stream.resume()
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: hasFormats })
  const sheet = workbook.addWorksheet('Submissions')
  if (hasFormats) {
    sheet.columns = formats.map((numFmt) => (numFmt ? { style: { numFmt } } : {}))
  }
  for (const row of rows) sheet.addRow(row).commit()
  await workbook.commit()
}
