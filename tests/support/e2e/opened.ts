import type { BrowserContext, Page } from 'playwright/test'

/**
 * Makes `goto` and `reload` of every page wait for the portal's script. The portal's HTML already
 * shows its screens, but they are inert until the script listens.
 */
export function waitForPortal(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page
    const wait = () => page.locator('#portal[inert]').waitFor({ state: 'detached' })
    page.goto = async (...where) => {
      const response = await goto.apply(page, where)
      await wait()
      return response
    }
    page.reload = async (...how) => {
      const response = await reload.apply(page, how)
      await wait()
      return response
    }
  })
}

/**
 * Makes the portal's screens fetch their data in the browser, because the server adds data to the
 * HTML only for requests that accept `text/html`. The header is changed in a route, because
 * Chromium replaces an `Accept` that is set as an extra header.
 */
export async function withoutServerData(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/admin'),
    (route) => route.fallback({ headers: { ...route.request().headers(), accept: '*/*' } }),
  )
}
