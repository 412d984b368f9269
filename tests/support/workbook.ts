import ExcelJS, { type Cell, type CellValue } from 'exceljs'

interface Sheet {
  header: string[]
  rows: CellValue[][]
  cells: Cell[]
}

/**
 * Decodes `_x0041_` to the character with this code, as spreadsheet programs do. ExcelJS does not.
 */
const typed = (value: CellValue): CellValue =>
  typeof value === 'string'
    ? value.replace(/_x([\dA-F]{4})_/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : value

export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  const [sheet] = workbook.worksheets
  if (!sheet || workbook.worksheets.length !== 1) throw new Error('One sheet was expected')
  const cells: Cell[] = []
  const lines: CellValue[][] = []
  for (let row = 1; row <= sheet.rowCount; row++) {
    const line = Array.from({ length: sheet.columnCount }, (_, at) => sheet.getCell(row, at + 1))
    cells.push(...line)
    lines.push(line.map(({ value }) => typed(value)))
  }
  const [header = [], ...rows] = lines
  return { header: header.map(String), rows, cells }
}

export function columnValues({ header, rows }: Sheet, heading: string): CellValue[] {
  const at = header.indexOf(heading)
  if (at < 0) throw new Error(`There is no column ${heading}`)
  return rows.map((row) => row[at] ?? null)
}
