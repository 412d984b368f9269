import type { Page } from 'playwright/test'

/**
 * Holds every request to `url` until `release()`, so that a test can check the page meanwhile. The
 * request then goes to routes that were registered earlier, because Playwright runs the newest
 * route first.
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

/**
 * Holds the response to the first request to `url` until `release()`. Later requests are not held.
 * `held` resolves when the server has responded to the first one.
 */
export async function holdFirstResponse(page: Page, url: string) {
  const response = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    url,
    async (route) => {
      const first = await route.fetch()
      response.resolve()
      await released.promise
      await route.fulfill({ response: first })
    },
    { times: 1 },
  )
  return { held: response.promise, release: released.resolve }
}

const PROXY_PAGE = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }

interface Refusal {
  method?: string
  status?: number
  /** Null sends a response that is not ours: a proxy's HTML page with status 502. */
  error?: string | null
}

/** Answers every request of this method to `url` with an error, by default in our API's format. */
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
