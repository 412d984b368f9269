import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Options } from 'autocannon'
import { paths } from '@/lib/paths'
import { withBarePage } from './bare-page'
import { type Figures, measureInTurn, type Subject } from './in-turn'
import { processesOf, withProduct } from './product'
import { findMissed, renderReport } from './report'
import { openBenchForm, registrations } from './rush-form'
import { measureRequestedCalls } from './scale/child'
import { findMissedScale, renderScale } from './scale/report'
import { measureScale, type ScaleFigures, SIZE_ARGUMENT } from './scale/scale'

const FULL = { rounds: 5, seconds: 4 }
const QUICK = { rounds: 3, seconds: 2 }
const REPORT = path.resolve('docs/benchmarks.md')

/**
 * Returns the headers of a visitor on another machine, because requests from this machine have no
 * limit. There are 200 addresses, so that each stays below the limit for one address (decision
 * 019).
 */
const fromElsewhere = () => ({
  host: 'example.org',
  'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 200)}`,
})

async function subjectsAt(address: string, dataDir: string, bare: string, barePid: number) {
  const form = await openBenchForm(address)
  const processes = processesOf(dataDir)
  const ours = (url: string, more: Partial<Options> = {}): Subject => ({
    load: { url: address + url, ...more },
    ...processes,
  })
  const submit = (headersOf?: () => Record<string, string>) =>
    ours(paths.api.submit(form.slug), { requests: [registrations(form, headersOf)] })
  return {
    bare: { load: { url: `${bare}/` }, web: barePid },
    empty: { load: { url: `${bare}/empty`, requests: [registrations(form)] }, web: barePid },
    home: ours(paths.home),
    form: ours(paths.form(form.slug)),
    formBr: ours(paths.form(form.slug), { headers: { 'accept-encoding': 'br' } }),
    submit: submit(),
    submitElsewhere: submit(fromElsewhere),
  } satisfies Record<keyof Figures, Subject>
}

/**
 * `npm run measure -- bench`: measures pages and registrations in turn with a bare page and an
 * empty route of the same framework, and then the list at several sizes. Writes docs/benchmarks.md.
 * `--quick` measures only pages and registrations, in fewer and shorter rounds. `--scale` measures
 * only the list. With either, no file is written.
 */
export async function main(args: string[]): Promise<void> {
  const size = args.find((arg) => arg.startsWith(SIZE_ARGUMENT))
  if (size) return measureRequestedCalls(Number(size.slice(SIZE_ARGUMENT.length)))
  if (args.includes('--scale')) return void (await scale())
  const isQuick = args.includes('--quick')
  const { figures, webSeconds } = await measurePages(isQuick ? QUICK : FULL)
  console.log(renderReport(figures, webSeconds))
  say(findMissed(figures))
  if (isQuick) return
  const scaled = await scale()
  writeFileSync(REPORT, `${renderReport(figures, webSeconds)}\n${renderScale(scaled)}`)
}

async function measurePages(plan: typeof FULL): Promise<{ figures: Figures; webSeconds: number }> {
  let figures: Figures | undefined
  let webSeconds = 0
  await withProduct(async (address, dataDir, seconds) => {
    webSeconds = seconds
    const { length } = await (await fetch(`${address}/`)).text()
    await withBarePage(length, async (bare, barePid) => {
      const subjects = await subjectsAt(address, dataDir, bare, barePid)
      figures = await measureInTurn(subjects, plan)
    })
  })
  if (!figures) throw new Error('Nothing was measured')
  return { figures, webSeconds }
}

/** Measures the list at 1,000, 100,000 and 1,000,000 rows, and prints the result. */
async function scale(): Promise<ScaleFigures> {
  const figures = await measureScale()
  console.log(renderScale(figures))
  say(findMissedScale(figures))
  return figures
}

function say(missed: readonly string[]): void {
  for (const goal of missed) console.error(`Missed: ${goal}`)
  if (missed.length > 0) process.exitCode = 1
}
