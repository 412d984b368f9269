import type { Page } from 'playwright/test'
import type { EventForm } from '@/features/forms/schema'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import type { TestForms } from '../../support/e2e/forms'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS = [{ label: 'Full name', fieldType: 'text' }] as const

async function make(forms: TestForms, count: number) {
  const form = await forms.create('Retreat', FIELDS)
  const ids: number[] = []
  for (let at = 1; at <= count; at++) {
    ids.unshift((await forms.register(form, { 'Full name': `Ana ${at}` })).id)
  }
  return { form, ids }
}

const open = (page: Page, form: EventForm, filter: string) =>
  page.goto(`/admin/submissions?form=${form.id}${filter}`)
const rowOf = (page: Page, id = 0) => page.locator(`#submission-${id}-row`)
const select = (page: Page, id = 0) =>
  page.getByRole('checkbox', { name: `Select registration ${id}` }).check()
const changes = (page: Page) => page.getByRole('dialog', { name: 'Your last changes' })

async function setStatus(page: Page, name: string) {
  await page.getByRole('button', { name: 'Set status' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a bulk change shows the rest from its first row, and is taken back later', {
  tag: '@phone',
}, async ({ page, forms }) => {
  const { form, ids } = await make(forms, 12)
  await open(page, form, '&status=new&page=2')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await select(page, ids[10])
  await setStatus(page, 'Reviewed')
  await expectToast(page, 'Success', 'Status of 1 registration updated')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(rowOf(page, ids[0])).toBeFocused()
  await page.getByRole('button', { name: 'Next', exact: true }).scrollIntoViewIfNeeded()
  await page
    .getByRole('button', { name: 'Next', exact: true })
    .click({ trial: true, timeout: 4000 })

  await page.reload()
  await page.getByRole('button', { name: 'Last changes' }).click()
  await expect(changes(page).getByRole('listitem')).toContainText(`#${ids[10]} set to Reviewed`)
  await expectAccessible(page)
  await changes(page)
    .getByRole('button', { name: `Undo: #${ids[10]} set to Reviewed` })
    .click()
  await expectToast(page, 'Undone', '1 registration has its earlier status back')
  await expect(changes(page).getByText('Nothing is left to undo.')).toBeVisible()
})
