import type { Page } from 'playwright/test'

/**
 * Holds every request to `url` until `release()`, so that a test can check the page meanwhile.
 * Playwright runs the newest route first: register what happens after the wait before calling this.
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
 * Holds the response to the first request to `url` until `release()`; later ones pass it. `held`
 * resolves when the server has responded.
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
  /** Null for a response that is not ours, such as a proxy's page. */
  error?: string | null
}

/** Responds to every request of this method to `url` with an error in our API's shape. */
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
