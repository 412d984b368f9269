import type { Page } from 'playwright/test'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast, toasts } from '../../support/e2e/toasts'

async function openForms(page: Page, name: string) {
  await page.goto('/admin/forms')
  const isActive = page.getByRole('switch', { name: `${name} is ` })
  await expect(isActive).toBeChecked()
  return isActive
}

async function drag(page: Page, distance: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast to drag')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y)
  await page.mouse.move(x + distance, y)
  await page.mouse.up()
}

test('one toast at a time, at most 420 px wide: a newer one takes its place', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const isActive = await openForms(page, (await forms.create('Retreat')).name)
  await isActive.click()
  await expectToast(page, 'Success', 'Form deactivated successfully')
  await isActive.click()
  await expectToast(page, 'Success', 'Form activated successfully')
  await expect(page.getByText('Form deactivated successfully')).toHaveCount(0)
  for (const window of [1440, 390]) {
    await page.setViewportSize({ width: window, height: 844 })
    const { x, width } = (await toasts(page).boundingBox()) ?? { x: -1, width: Infinity }
    expect(width).toBeLessThanOrEqual(420)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(window)
  }
})

test('a toast is gone after 5000 ms, and F8 brings the keyboard to it', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const { name } = await forms.create('Retreat')
  await page.clock.install()
  const isActive = await openForms(page, name)
  await page.clock.pauseAt(Date.now() + 60_000)
  await isActive.click()
  await expectToast(page, 'Success', 'Form deactivated successfully')
  await page.clock.runFor(4999)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)

  await isActive.click()
  await expectToast(page, 'Success', 'Form activated successfully')
  await page.keyboard.press('F8')
  const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')
  await expect(viewport).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
})

test('swiped right by more than 50 px it goes, by less it comes back', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const isActive = await openForms(page, (await forms.create('Retreat')).name)
  await isActive.click()
  await expectToast(page, 'Success', 'Form deactivated successfully')
  await drag(page, 50)
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel')
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  await drag(page, -80)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  await drag(page, 52)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast waits with moving above the pager until nothing is pressed', {
  tag: '@phone',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  for (const name of ['Ana', 'Ben', 'Cora', 'Dina', 'Ela', 'Fe', 'Gil', 'Hana', 'Ian', 'Joy']) {
    await forms.register(form, { 'Full name': name })
  }
  await page.clock.install()
  await page.goto(`/admin/submissions?form=${form.id}`)
  const status = page.getByRole('button', { name: /^Status of registration/ })
  await expect(status).toHaveCount(10)
  await status.first().click()
  const contacted = page.getByRole('menuitemradio', { name: 'Contacted' })
  await expect(contacted).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await contacted.click()
  await expectToast(page, 'Success', 'Submission status updated')
  // Waits until the menu has given the focus back to its button, because that scrolls the page.
  await page.clock.runFor(100)
  await expect(status.first()).toBeFocused()
  const translate = () => page.locator('[data-toasts]').evaluate(({ style }) => style.translate)
  const scrollTo = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          window.addEventListener('scroll', () => resolve(), { once: true })
          window.scrollTo(0, y)
        }),
      top,
    )

  await scrollTo(50)
  expect(await translate()).toBe('')
  await page.mouse.move(4, 400)
  await page.mouse.down()
  await scrollTo(100_000)
  expect(await translate()).toBe('')
  await page.mouse.up()
  expect(await translate()).toBe('')
  await page.clock.runFor(300)
  expect(await translate()).toMatch(/^0px -\d/)
})
