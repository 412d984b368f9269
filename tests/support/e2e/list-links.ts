import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe'

/**
 * Follows a link above the submissions list. On phones the links are in a menu, which is checked
 * with axe.
 */
export async function followListLink(page: Page, name: string | RegExp) {
  const more = page.getByRole('button', { name: 'More', exact: true })
  const link = page.getByRole('main').getByRole('link', { name })
  await expect(more.or(link)).toBeVisible()
  if (await link.isVisible()) return link.click()
  await more.click()
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeVisible()
  // Leaves out axe's rule `region`, because an open menu is outside all landmarks.
  await expectAccessible(page, ['region'])
  await item.click()
}
