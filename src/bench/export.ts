import { openBenchDatabase } from './database'
import { type Measured, measure, medianMs } from './measure'

const FEW = 10_000
const MANY = 100_000
const PAGE_SIZE = 10

/**
 * `npm run bench:export`: the list and the export at 100,000 registrations against the same at
 * 10,000, in one run. The export is read as a browser would, and thrown away.
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
    // Payload's pool cannot be closed: the server closes its connections.
    const { pool } = await import('@/lib/database/db')
    ;(await pool()).on('error', () => {})
  } finally {
    await close()
  }
  process.exit(0)
}

/** Set up once; Payload is loaded only when its database is there. */
let made: Awaited<ReturnType<typeof import('./many-submissions')['setUpBenchForm']>> | undefined

async function measureAt(rows: number) {
  const { insertSubmissions, removeSubmissions, setUpBenchForm } = await import(
    './many-submissions'
  )
  const { listSubmissions } = await import('@/features/submissions/server/list')
  made ??= await setUpBenchForm()
  const { form } = made
  const list = (page: number, search?: string) =>
    listSubmissions({ formId: form.id, page, search, limit: PAGE_SIZE, sort: '-submittedAt' })

  await removeSubmissions()
  await insertSubmissions(form, rows)
  await readExport('delegate 1')
  const measured = {
    rows,
    firstPage: await medianMs(() => list(1)),
    search: await medianMs(() => list(1, 'delegate 4242')),
    lastPage: await medianMs(() => list(rows / PAGE_SIZE)),
    export: await measure(() => readExport()),
  }
  print(measured)
  return measured
}

async function readExport(search?: string): Promise<void> {
  const { exportSubmissions } = await import('@/features/submissions/server/export')
  if (!made) throw new Error('No form yet')
  const workbook = await exportSubmissions(made.form.id, { search, format: 'xlsx' }, made.actor)
  for await (const _part of workbook) {
    // Read as fast as it comes.
  }
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
