import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { findChromium } from '../../tests/runner/chromium'
import { signIn } from '../../tests/support/portal'
import { measureFirstVisits } from './first-visit'
import {
  cpuSlowdownFor,
  findMissedLighthouseGoals,
  KB,
  type LighthouseReport,
  MAX_CPU_SLOWDOWN,
  type PageFigures,
  readLighthouseFigures,
} from './lighthouse-figures'
import { withProduct } from './product'
import { openBenchForm } from './rush-form'
import { makeCelebrationLive, publishAllBlocks } from './site-content'
import { withChromium } from './slow-phone'

const PAGES = [...KEPT_PAGES, paths.page('privacy-policy'), paths.province('aklan')]
/** The name for the home page during a live celebration. It is measured last. */
const LIVE = 'live'
/** A page with status 404. Only its first visit is measured, because Lighthouse refuses it. */
const LOST_PAGE = '/no/such/page'

/** The package is downloaded only for this measurement, because it needs 150 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CHROME_FLAGS = '--headless --no-sandbox --disable-background-networking'
const REPORT_BYTES = 64 * 1024 * 1024

function print(figures: PageFigures): void {
  const { page, scores, shift, scriptBytes, bytes, slowdown, others } = figures
  const points = Object.values(scores).map((score) => String(Math.round(score * 100)).padStart(4))
  const misses = findMissedLighthouseGoals(figures)
  console.log(
    `${page.padEnd(24)}${points.join('')}   CLS ${shift.toFixed(3)}   script ${Math.round(scriptBytes / KB)} KB   all ${Math.round(bytes / KB)} KB   processor ÷ ${slowdown}   ${others}${misses.length ? `misses ${misses.join(', ')}` : 'ok'}`,
  )
  if (misses.length) process.exitCode = 1
}

const run = promisify(execFile)

async function report(url: string, slowdown: number): Promise<LighthouseReport> {
  const options = [
    '--output=json',
    '--quiet',
    `--chrome-flags=${CHROME_FLAGS}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(1)}`,
  ]
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: REPORT_BYTES,
  })
  return JSON.parse(stdout)
}

async function visit(address: string, page: string, slowdown: number): Promise<PageFigures> {
  const found = await report(address + page, slowdown)
  for (const { id, score, title, displayValue = '' } of Object.values(found.audits)) {
    const isFlawed = score !== null && score < 1
    if (process.env.AUDITS && isFlawed) console.log(`  ${id}: ${title} ${displayValue}`)
  }
  return readLighthouseFigures(page, found)
}

/**
 * Measures a page with Lighthouse. A first run fills the caches and shows how fast the machine is
 * now. If performance misses its goal, the median of three runs is returned.
 */
async function measure(address: string, page: string): Promise<PageFigures> {
  const { environment } = await report(address + page, MAX_CPU_SLOWDOWN)
  const slowdown = cpuSlowdownFor(environment.benchmarkIndex)
  const first = await visit(address, page, slowdown)
  if (!findMissedLighthouseGoals(first).includes('performance')) return first
  const again = () => visit(address, page, slowdown)
  const three = [first, await again(), await again()]
  const pointsOf = ({ scores }: PageFigures) => Math.round((scores.performance ?? 0) * 100)
  const [, middle = first] = three.sort((a, b) => pointsOf(a) - pointsOf(b))
  const shown = three.map(pointsOf).join(', ')
  return { ...middle, others: `(the middle of ${shown})   ` }
}

/**
 * `npm run measure -- lighthouse [page…]` measures these pages or all. The page `live` is the home
 * page during a live celebration.
 */
export async function main(only: string[]): Promise<void> {
  process.env.CHROME_PATH = await findChromium()
  await withProduct(async (address) => {
    const isAsked = (page: string) => only.length === 0 || only.includes(page)
    const form = await openBenchForm(address)
    const portal = await signIn(address)
    const blocks = await publishAllBlocks(portal, form.id)
    const pages = [...PAGES, paths.form(form.slug), blocks].filter(isAsked)
    await look(address, pages, [LOST_PAGE].filter(isAsked))
    if (!isAsked(LIVE)) return
    await makeCelebrationLive(portal)
    console.log('\nHome while the day is live')
    await look(address, [paths.home])
  })
}

async function look(address: string, pages: string[], lost: string[] = []): Promise<void> {
  for (const page of pages) print(await measure(address, page))
  await withChromium((browser) => measureFirstVisits(browser, address, [...pages, ...lost]))
}
