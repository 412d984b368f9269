import { EventEmitter } from 'node:events'
import { trackResponse } from '@/server/bridge/give-way'
import { openBenchDatabase } from './database'
import { type Measured, measure, medianMs, ninetyFifthMs } from './measure'

const FEW = 10_000
const MANY = 100_000
const PAGE_SIZE = 10
const ROUNDS = 3
/** Calls with which the response time without an export is measured. */
const MOST_ALONE = 5_000

/**
 * `npm run measure -- bench-export`: compares the list and the export at 100,000 registrations with
 * the same at 10,000, and the export with exceljs writing the same cells from memory, all in one
 * run. The exported file is read like in a browser, and discarded.
 */
export async function main(): Promise<void> {
  const close = await openBenchDatabase()
  try {
    const few = await measureAt(FEW)
    const many = await measureAt(MANY)
    const ratio = (of: (at: typeof few) => number) => (of(many) / of(few)).toFixed(2)
    console.log(`At ${MANY} against ${FEW} rows, as a ratio:`)
    console.log(`  export, time per row    ${ratio((at) => at.export.seconds / at.rows)}`)
    console.log(`  export, growth of RSS   ${ratio((at) => at.export.grownMb)}`)
    console.log(`  list, first page        ${ratio((at) => at.firstPage)}`)
    console.log(`  list, search            ${ratio((at) => at.search)}`)
    console.log(`  list, last page         ${ratio((at) => at.lastPage)}`)
    await compareWithMemory()
    await measureOthers()
    // Payload's pool cannot be closed: the server closes its connections.
    const { pool } = await import('@/lib/database/db')
    ;(await pool()).on('error', () => {})
  } finally {
    await close()
  }
  process.exit(0)
}

/** Set up once; Payload is imported only when its database exists. */
let made: Awaited<ReturnType<typeof import('./many-submissions')['setUpBenchForm']>> | undefined

const newestPage = async (page = 1, search?: string) => {
  const { listSubmissions } = await import('@/features/submissions/list/server/list')
  const formId = made?.form.id
  return listSubmissions({ formId, page, search, limit: PAGE_SIZE, sort: '-submittedAt' })
}

async function measureAt(rows: number) {
  const { insertSubmissions, removeSubmissions, setUpBenchForm } = await import(
    './many-submissions'
  )
  const { SHEET_FIELDS } = await import('./bench-fields')
  made ??= await setUpBenchForm(SHEET_FIELDS)

  await removeSubmissions()
  await insertSubmissions(made.form, rows)
  await readExport('delegate 1')
  const measured = {
    rows,
    firstPage: await medianMs(() => newestPage()),
    search: await medianMs(() => newestPage(1, 'delegate 4242')),
    lastPage: await medianMs(() => newestPage(rows / PAGE_SIZE)),
    export: await measure(() => readExport()),
  }
  print(measured)
  return measured
}

async function readExport(search?: string): Promise<void> {
  const { exportSubmissions } = await import('@/features/submissions/export/server/export')
  if (!made) throw new Error('No form yet')
  await read(await exportSubmissions(made.form.id, { search, format: 'xlsx' }, made.actor))
}

async function read(workbook: ReadableStream): Promise<void> {
  for await (const _part of workbook) {
    // Reads and discards the file as fast as it comes.
  }
}

/**
 * Measures the export in turn with exceljs alone, which writes the same cells from memory, with and
 * without formats.
 */
async function compareWithMemory(): Promise<void> {
  const { collectSheet, writeFromMemory } = await import('./export-yardstick')
  if (!made) throw new Error('No form yet')
  const sheet = await collectSheet(made.form)
  const ratios: Record<'formatted' | 'plain', number[]> = { formatted: [], plain: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const formatted = await measure(() => writeFromMemory(sheet, { hasFormats: true }))
    const ours = await measure(() => readExport())
    const plain = await measure(() => writeFromMemory(sheet, { hasFormats: false }))
    ratios.formatted.push(formatted.seconds / ours.seconds)
    ratios.plain.push(plain.seconds / ours.seconds)
  }
  const shown = (values: number[]) => {
    const [least, middle, most] = values.sort((a, b) => a - b).map((ratio) => ratio.toFixed(2))
    return `${middle} (${least}–${most})`
  }
  console.log(
    `Export of ${MANY} × ${sheet.formats.length} against exceljs from memory, as a ratio:`,
  )
  console.log(`  the same cells          ${shown(ratios.formatted)}, at least 0.8`)
  console.log(`  cells without formats   ${shown(ratios.plain)}`)
}

/**
 * Registers the call as an open response, like the web server does, so that the export gives way to
 * it.
 */
async function askForList(): Promise<void> {
  const answer = Object.assign(new EventEmitter(), { headersSent: false })
  trackResponse(answer)
  await newestPage()
  answer.emit('close')
}

/** Measures the list's response time, alone and while the same process makes an export. */
async function measureOthers(): Promise<void> {
  let isExporting = true
  const exported = readExport().finally(() => {
    isExporting = false
  })
  const meanwhile = await ninetyFifthMs(askForList, () => isExporting)
  await exported
  let left = Math.min(meanwhile.calls, MOST_ALONE)
  const alone = await ninetyFifthMs(askForList, () => left-- > 0)
  const ratio = (meanwhile.ms / alone.ms).toFixed(2)
  console.log('List, first page, 95th percentile while an export is made:')
  console.log(
    `  ${meanwhile.ms.toFixed(1)} ms against ${alone.ms.toFixed(1)} ms: ${ratio}, at most 2`,
  )
}

interface Figures {
  rows: number
  firstPage: number
  search: number
  lastPage: number
  export: Measured
}

function print({ rows, firstPage, search, lastPage, export: { seconds, grownMb } }: Figures): void {
  console.log(`${rows} rows`)
  console.log(`  export                  ${seconds.toFixed(1)} s, +${grownMb.toFixed(0)} MB RSS`)
  console.log(`  list, first page        ${firstPage.toFixed(1)} ms`)
  console.log(`  list, search            ${search.toFixed(1)} ms`)
  console.log(`  list, last page         ${lastPage.toFixed(1)} ms`)
}
