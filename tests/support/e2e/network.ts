import type { Page } from 'playwright/test'

/**
 * Holds requests to `url` until `release()`. They then go on to the routes that were registered
 * earlier.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
): Promise<{ release: () => void }> {
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
 * Holds the first response from `url` until `release()`. The promise `held` resolves when the
 * server has responded.
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
  /** The sentence of the error. Null sends a proxy's HTML page with status 502 instead. */
  error?: string | null
}

export async function refuseRequests(
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
