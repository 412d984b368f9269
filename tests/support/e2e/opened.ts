import type { BrowserContext, Page } from 'playwright/test'

/** Makes `goto` and `reload` wait for the portal's script, because screens are inert before. */
export function waitForPortalOnLoad(context: BrowserContext): void {
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
 * Makes the portal send HTML without data, so that the browser fetches the data. The header
 * `Accept` is changed in a route, because Chromium overwrites it if it is set as an extra header.
 */
export async function omitServerData(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/admin'),
    (route) => route.fallback({ headers: { ...route.request().headers(), accept: '*/*' } }),
  )
}
