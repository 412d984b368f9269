import type { BrowserContext, Page } from 'playwright/test'

/**
 * Makes `goto` and `reload` of every page wait until the portal's script listens: its screens are in
 * the HTML, and cannot be pressed before.
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
 * The screens ask for their data themselves, as where the server could not read them for the
 * document. By a route, because Chromium sends its own `Accept` in spite of extra headers.
 */
export async function withoutGivenData(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/admin'),
    (route) => route.fallback({ headers: { ...route.request().headers(), accept: '*/*' } }),
  )
}
