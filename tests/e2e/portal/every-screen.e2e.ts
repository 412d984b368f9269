import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { FIELD_TYPE_TRAITS, FIELD_TYPES } from '@/features/forms/field-types'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import type { TestForms } from '../../support/e2e/forms'
import { expectNoSidewaysScroll, LONG_WORD } from '../../support/e2e/narrow'
import { PORTAL_SCREENS } from '../../support/e2e/screens'

const API = /\/api\//
const WIDE = { width: 1440, height: 900 }

const staleLine = (page: Page) => page.getByText(/Could not be refreshed\. Shown as of \d\d:\d\d\./)

/**
 * Returns the visible lines of the page, except lines with times, because they change by
 * themselves.
 */
async function shownLines(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: lines as they are shown, one for each block
  const text = await page.getByRole('main').innerText()
  // The button for new rows (`3 new`) is left out too. It appears when other tests register, and is
  // gone once the list is shown again.
  const passing = /ago|just now|\d\d:\d\d|^\d+\+? new$/
  return text.split('\n').filter((line) => line.trim() && !passing.test(line))
}

async function makeRecords(forms: TestForms, page: Page) {
  const form = await forms.create(LONG_WORD.slice(0, 60), [
    { label: 'Full name', fieldType: 'text' },
    { label: 'E-mail', fieldType: 'email' },
    ...FIELD_TYPES.map((fieldType) => ({
      label: `${FIELD_TYPE_TRAITS[fieldType].label} ${LONG_WORD}`,
      fieldType,
      options: [LONG_WORD, 'Short'],
    })),
  ])
  const { id } = await forms.register(form, { 'Full name': 'Ana', 'E-mail': 'ana@example.org' })
  const template = { subject: 'See you there', text: 'Bring a friend.' }
  const data = { audience: { formId: form.id }, template, count: 1, key: randomUUID() }
  const mailing = await page.request.post('/api/admin/mailings', { data })
  return { form, id, mailing: (await mailing.json()) as { id: number } }
}

test('every screen is accessible and narrow enough, and a request that fails takes nothing away', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  test.slow()
  const { form, id, mailing } = await makeRecords(forms, page)
  const ofRecords = [
    '/admin/submissions?view=suspected',
    `/admin/forms/${form.id}`,
    `/admin/forms/${form.id}/translate`,
    `/admin/submissions?form=${form.id}`,
    `/admin/submissions/new?form=${form.id}`,
    `/admin/submissions/print?form=${form.id}`,
    `/admin/submissions/print?id=${id}`,
    `/admin/mailings/${mailing.id}`,
    `/admin/mailings/new?form=${form.id}`,
  ]
  const screens = [
    ...Object.entries(PORTAL_SCREENS),
    ...ofRecords.map((path) => [/./, path] as const),
  ] as const
  let screensThatRead = 0
  for (const [heading, path] of screens) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(WIDE)

      let failed = 0
      await page.route(API, (route) => {
        failed += 1
        return route.abort()
      })
      const before = await shownLines(page)
      const elsewhere = path === PORTAL_SCREENS.Products ? 'Orders' : 'Products'
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
      await sidebar.getByRole('link', { name: elsewhere }).click()
      await expect(page.getByRole('heading', { level: 1, name: elsewhere })).toBeVisible()
      await page.goBack()
      await page.waitForLoadState('networkidle')
      await expect(async () => {
        const now = await shownLines(page)
        expect(before.filter((line) => !now.includes(line))).toEqual([])
      }).toPass()
      if (failed > 0) {
        screensThatRead += 1
        await expect(staleLine(page)).toBeVisible()
      }
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await page.unroute(API)
      if (failed > 0) await page.getByRole('button', { name: 'Retry' }).click()
      await expect(staleLine(page)).toHaveCount(0)
    })
  }
  expect(screensThatRead).toBeGreaterThan(12)
})
