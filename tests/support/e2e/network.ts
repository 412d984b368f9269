import type { Page } from 'playwright/test'

/**
 * Holds every call to `url` until `release()`, to look at what a page shows meanwhile. The newest
 * route comes first: what is to happen after the wait is routed before this.
 */
export async function hold(page: Page, url: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return { release }
}

const PROXY_PAGE = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }

interface Refusal {
  method?: string
  status?: number
  /** Null: not ours, but a proxy's page. */
  error?: string | null
}

/** Answers every call of this method to `url` with a refusal, in the shape all of ours have. */
export async function refuse(
  page: Page,
  url: string | RegExp,
  { method = 'GET', status = 500, error = 'Something went wrong on our side.' }: Refusal = {},
): Promise<{ stop: () => Promise<void> }> {
  const ours = { status, json: { error, code: 'server.unexpected', requestId: 'test' } }
  const refusal = error === null ? PROXY_PAGE : ours
  await page.route(url, (route) =>
    route.request().method() === method ? route.fulfill(refusal) : route.fallback(),
  )
  return { stop: () => page.unroute(url) }
}
