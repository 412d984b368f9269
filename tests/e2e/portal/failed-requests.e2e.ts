import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import type { Forms } from '../../support/e2e/forms'
import { refuse } from '../../support/e2e/network'
import { SCREENS } from '../../support/e2e/screens'
import { expectToast, toasts } from '../../support/e2e/toasts'

const NAME = { label: 'Full name', fieldType: 'text' } as const
const API = /\/api\//

const staleLine = (page: Page) => page.getByText(/Could not be refreshed\. Shown as of \d\d:\d\d\./)

/** What the screen shows, line by line, without times, which go on. */
async function shownLines(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: lines as they are shown, one for each block
  const text = await page.getByRole('main').innerText()
  return text.split('\n').filter((line) => line.trim() && !/ago|just now|\d\d:\d\d/.test(line))
}

async function makeRecords(forms: Forms, page: Page) {
  const form = await forms.create('Retreat', [NAME, { label: 'E-mail', fieldType: 'email' }])
  const { id } = await forms.register(form, { 'Full name': 'Ana', 'E-mail': 'ana@example.org' })
  const template = { subject: 'See you there', text: 'Bring a friend.' }
  const data = { audience: { formId: form.id }, template, count: 1, key: randomUUID() }
  const mailing = await page.request.post('/api/admin/mailings', { data })
  return { form, id, mailing: (await mailing.json()) as { id: number } }
}

test('a request that fails takes nothing away, on any screen', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  test.slow()
  const { form, id, mailing } = await makeRecords(forms, page)
  const ofRecords = [
    '/admin/audit',
    '/admin/account',
    '/admin/submissions?view=suspected',
    `/admin/forms/${form.id}`,
    `/admin/submissions?form=${form.id}`,
    `/admin/submissions/print?form=${form.id}`,
    `/admin/submissions/print?id=${id}`,
    `/admin/mailings/${mailing.id}`,
    `/admin/mailings/new?form=${form.id}`,
  ]
  let screensThatRead = 0
  for (const path of [...Object.values(SCREENS), ...ofRecords]) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const before = await shownLines(page)
      // Another screen and back: the screen opens with what it knows, and reads it again.
      const elsewhere = path === SCREENS.Products ? 'Orders' : 'Products'
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
      await sidebar.getByRole('link', { name: elsewhere }).click()
      await expect(page.getByRole('heading', { level: 1, name: elsewhere })).toBeVisible()
      let failed = 0
      await page.route(API, (route) => {
        failed += 1
        return route.abort()
      })
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

test('the list keeps its rows when the next page, a filter or a refresh fails', async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  for (let at = 1; at <= 12; at++) await forms.register(form, { 'Full name': `Ana ${at}` })
  await page.goto(`/admin/submissions?form=${form.id}`)
  const rows = page.getByRole('row').filter({ hasText: 'Ana' })
  await expect(rows).toHaveCount(10)
  const list = await refuse(page, /\/api\/admin\/submissions\?/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const line = page.getByText('These rows are the ones from before')
  await expect(line).toBeVisible()
  await expect(rows).toHaveCount(10)
  await expectAccessible(page)
  await list.stop()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows).toHaveCount(2)
  await expect(line).toHaveCount(0)
})

test('a change that does not arrive is taken back and offered again', async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  const { id } = await forms.register(form, { 'Full name': 'Ana' })
  await page.goto(`/admin/submissions?form=${form.id}`)
  const status = page.getByRole('button', { name: `Status of registration ${id}` })
  await page.route(`**/api/admin/submissions/${id}`, (route) => route.abort())
  await status.click()
  await page.getByRole('menuitemradio', { name: 'Reviewed' }).click()
  await expectToast(page, 'Error', 'Failed to update submission status')
  await expect(status).toHaveText('New')
  await page.unroute(`**/api/admin/submissions/${id}`)
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expectToast(page, 'Success', 'Submission status updated')
  await expect(status).toHaveText('Reviewed')
})
