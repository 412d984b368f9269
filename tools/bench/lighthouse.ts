import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { findChromium } from '../../tests/runner/chromium'
import { measureFirstVisits } from './first-visit'
import { withProduct } from './product'
import { openBenchForm } from './rush-form'
import { withChromium } from './slow-phone'

const PAGES = [...KEPT_PAGES, paths.page('privacy-policy')]
/**
 * A page that does not exist. Only its first visit is measured, because Lighthouse refuses a page
 * with status 404.
 */
const LOST_PAGE = '/no/such/page'

/** Downloaded only when needed, because it brings 150 MB that nothing else uses. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CHROME_FLAGS = '--headless --no-sandbox --disable-background-networking'
const REPORT_BYTES = 64 * 1024 * 1024

const KB = 1024
/** The goals of the issue "The public site" for each page. Bytes are those transferred. */
const GOALS = {
  performance: 0.97,
  full: 1,
  shift: 0.02,
  scriptBytes: 160 * KB,
  homeScriptBytes: 190 * KB,
  homeBytes: 600 * KB,
}

interface Figures {
  page: string
  scores: Record<string, number>
  shift: number
  scriptBytes: number
  bytes: number
  /** The scores of all runs, when there were several and this is the median one. */
  others: string
}

/** The parts of a report that are used here. */
interface Report {
  categories: Record<string, { id: string; score: number | null }>
  audits: Record<
    string,
    {
      id: string
      title: string
      score: number | null
      displayValue?: string
      numericValue?: number
      details?: unknown
    }
  >
}

interface Resource {
  resourceType?: string
  transferSize?: number
}

function readFigures(page: string, { categories, audits }: Report): Figures {
  const details = audits['network-requests']?.details as { items?: Resource[] } | undefined
  const resources = details?.items ?? []
  const sum = (some: Resource[]) =>
    some.reduce((all, { transferSize = 0 }) => all + transferSize, 0)
  return {
    page,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score ?? 0])),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    scriptBytes: sum(resources.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sum(resources),
    others: '',
  }
}

function findMisses({ page, scores, shift, scriptBytes, bytes }: Figures): string[] {
  const { performance = 0, ...others } = scores
  const isHome = page === paths.home
  const misses: [boolean, string][] = [
    [performance < GOALS.performance, 'performance'],
    ...Object.entries(others).map(([id, score]): [boolean, string] => [score < GOALS.full, id]),
    [shift > GOALS.shift, 'layout shift'],
    [scriptBytes > (isHome ? GOALS.homeScriptBytes : GOALS.scriptBytes), 'script'],
    [isHome && bytes > GOALS.homeBytes, 'weight'],
  ]
  return misses.flatMap(([missed, what]) => (missed ? [what] : []))
}

function print(figures: Figures): void {
  const { page, scores, shift, scriptBytes, bytes, others } = figures
  const points = Object.values(scores).map((score) => String(Math.round(score * 100)).padStart(4))
  const misses = findMisses(figures)
  console.log(
    `${page.padEnd(24)}${points.join('')}   CLS ${shift.toFixed(3)}   script ${Math.round(scriptBytes / KB)} KB   all ${Math.round(bytes / KB)} KB   ${others}${misses.length ? `misses ${misses.join(', ')}` : 'ok'}`,
  )
  if (misses.length) process.exitCode = 1
}

const run = promisify(execFile)

async function report(url: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`]
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: REPORT_BYTES,
  })
  return JSON.parse(stdout)
}

async function visit(address: string, page: string): Promise<Figures> {
  const found = await report(address + page)
  for (const { id, score, title, displayValue = '' } of Object.values(found.audits)) {
    const isFlawed = score !== null && score < 1
    if (process.env.AUDITS && isFlawed) console.log(`  ${id}: ${title} ${displayValue}`)
  }
  return readFigures(page, found)
}

/**
 * The first visit fills the caches of pages and pictures; the second is measured. The performance
 * score varies by some points: when it misses the goal, the median of three runs counts.
 */
async function measure(address: string, page: string): Promise<Figures> {
  await report(address + page)
  const first = await visit(address, page)
  if (!findMisses(first).includes('performance')) return first
  const three = [first, await visit(address, page), await visit(address, page)]
  const pointsOf = ({ scores }: Figures) => Math.round((scores.performance ?? 0) * 100)
  const [, middle = first] = three.sort((a, b) => pointsOf(a) - pointsOf(b))
  const shown = three.map(pointsOf).join(', ')
  return { ...middle, others: `(the middle of ${shown})   ` }
}

/**
 * `npm run measure -- lighthouse [page…]`: measures every public page with the mobile preset
 * (throttled), then the first visit of each with a slow phone.
 */
export async function main(only: string[]): Promise<void> {
  // The variable in which Lighthouse looks for the browser.
  process.env.CHROME_PATH = await findChromium()
  await withProduct(async (address) => {
    const isAsked = (page: string) => only.length === 0 || only.includes(page)
    const { slug } = await openBenchForm(address)
    const pages = [...PAGES, paths.form(slug)].filter(isAsked)
    for (const page of pages) print(await measure(address, page))
    const visited = [...pages, ...[LOST_PAGE].filter(isAsked)]
    await withChromium((browser) => measureFirstVisits(browser, address, visited))
  })
}
