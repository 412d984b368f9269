import type { Browser } from 'playwright/test'
import { paths } from '@/lib/paths'
import { visitUntilScriptsLoaded, warmUpPage, withSlowPhone } from './slow-phone'
import { type WatchedPage, watchPage } from './watch-page'

const KB = 1024
/** The highest acceptable figures. Bytes are counted until the page and its scripts have loaded. */
const GOALS = { shift: 0.01, homeBytes: 300 * KB }
/** How long a loaded page is watched, because later content can also shift the layout. */
const AFTERWARDS_MS = 4000

interface FirstVisit extends WatchedPage {
  page: string
  seconds: number
  bytes: number
}

async function visit(browser: Browser, address: string, page: string): Promise<FirstVisit> {
  let found: FirstVisit | undefined
  await withSlowPhone(browser, async (phone, devtools) => {
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await phone.addInitScript(watchPage)
    const startedAt = performance.now()
    await visitUntilScriptsLoaded(phone, address + page)
    const [seconds, transferred] = [(performance.now() - startedAt) / 1000, bytes]
    await phone.waitForTimeout(AFTERWARDS_MS)
    found = { page, seconds, bytes: transferred, ...(await phone.evaluate(() => window.watched)) }
  })
  if (!found) throw new Error(`${page} was not visited.`)
  return found
}

function findMisses({ page, shift, broken, bytes }: FirstVisit): string[] {
  return [
    ...(shift > GOALS.shift ? ['layout shift'] : []),
    ...(broken.length ? ['break inside a word'] : []),
    ...(page === paths.home && bytes > GOALS.homeBytes ? ['weight'] : []),
  ]
}

function print(visited: FirstVisit): void {
  const { page, shift, moved, broken, seconds, bytes } = visited
  const misses = findMisses(visited)
  console.log(
    `${page.padEnd(24)}   CLS ${shift.toFixed(4)}   words broken ${broken.length ? broken.join(', ') : 'none'}   loaded ${seconds.toFixed(1)} s   ${Math.round(bytes / KB)} KB   ${misses.length ? `misses ${misses.join(', ')}` : 'ok'}`,
  )
  if (shift > GOALS.shift) for (const what of new Set(moved)) console.log(`  moved: ${what}`)
  if (misses.length) process.exitCode = 1
}

export async function measureFirstVisits(
  browser: Browser,
  address: string,
  pages: string[],
): Promise<void> {
  console.log(
    '\nFirst visit on slow 3G (400 ms, 400 kbit/s, processor ÷ 4), 390 px, nothing cached',
  )
  for (const page of pages) {
    await warmUpPage(browser, address + page)
    print(await visit(browser, address, page))
  }
}
