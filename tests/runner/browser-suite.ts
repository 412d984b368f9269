import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium'
import { runBin } from './command'
import { FAILED, requireSome, type Tally } from './tally'

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

export async function runBrowserTests(reports: string): Promise<Tally> {
  const file = path.join(reports, 'browser.json')
  const succeeded = await runBin(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  try {
    const { stats }: Report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = stats.unexpected + stats.flaky + stats.skipped
    const tally = { passed: stats.expected, failed: succeeded ? failed : Math.max(failed, 1) }
    return requireSome(tally, 'browser tests')
  } catch {
    console.error('The browser tests ended without their report.')
    return FAILED
  }
}
