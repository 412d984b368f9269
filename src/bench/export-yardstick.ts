import { PassThrough } from 'node:stream'
import ExcelJS, { type CellValue } from 'exceljs'
import type { EventForm } from '@/features/forms/schema'
import { columnKey, streamExport } from '@/features/submissions/server/export/export-rows'

/** All cells of the form's export, row by row. */
export async function collectCells({ id, fields }: EventForm): Promise<CellValue[][]> {
  const keys = ['id', 'reference', 'submittedAt', 'status', ...fields.map(columnKey)]
  const cells: CellValue[][] = []
  await streamExport({ formId: id }, fields, [], async (rows) => {
    for (const row of rows) cells.push(keys.map((key) => row[key] ?? null))
  })
  return cells
}

/** Streamed by exceljs as it comes, without a head, formats or a database. */
export async function writeFromMemory(rows: readonly CellValue[][]): Promise<void> {
  const stream = new PassThrough()
  stream.resume()
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream })
  const sheet = workbook.addWorksheet('Submissions')
  for (const row of rows) sheet.addRow(row).commit()
  await workbook.commit()
}
