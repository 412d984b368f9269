import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser } from 'playwright/test'
import { paths } from '@/lib/paths'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { main as build } from '@/runtime/build/build'
import { findLoopbackPort } from '@/runtime/ports'
import { ACCOUNT } from '../../../tests/support/portal'
import { withChromium } from '../slow-phone'

const ROUNDS = 7
const START_MS = 60_000
const VIEWPORT = { width: 1440, height: 900 }

interface Website {
  child: ChildProcess
  address: string
  cookie: string
}

/** Starts a web process on that database and signs a member of staff in. */
async function openWebsite(env: Record<string, string>): Promise<Website> {
  const port = await findLoopbackPort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [LAUNCHER, 'web'], {
    env: { ...process.env, ...env, PORT: `${port}`, WORKER: 'off', PUBLIC_URL: '' },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const until = Date.now() + START_MS
  for (;;) {
    const body = JSON.stringify(ACCOUNT)
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(address + paths.api.login, { method: 'POST', headers, body }).catch(
      () => null,
    )
    const cookie = reply?.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie) return { child, address, cookie }
    if (child.exitCode !== null || Date.now() > until) throw new Error('No website to look at')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Returns the milliseconds from opening the screen to the first usable row. */
async function timeScreen(browser: Browser, { address, cookie }: Website): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: address }])
    const page = await context.newPage()
    const startedAt = performance.now()
    await page.goto(address + paths.portal.submissions, { waitUntil: 'commit' })
    await page.locator('main tbody tr [role="checkbox"], main tbody tr input').first().waitFor()
    return performance.now() - startedAt
  } finally {
    await context.close()
  }
}

/**
 * Opens the submissions screen in a browser without a cache, for each of these databases in turn.
 * Returns the milliseconds of each round; the first opening of each is not counted.
 */
export async function measureScreens(envs: Record<string, string>[]): Promise<number[][]> {
  await build()
  const websites: Website[] = []
  const figures: number[][] = envs.map(() => [])
  try {
    for (const env of envs) websites.push(await openWebsite(env))
    await withChromium(async (browser) => {
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [at, website] of websites.entries()) {
          const ms = await timeScreen(browser, website)
          if (round > 0) figures[at]?.push(ms)
        }
      }
    })
  } finally {
    for (const { child } of websites) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
  }
  return figures
}
