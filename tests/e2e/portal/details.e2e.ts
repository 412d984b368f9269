import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import type { TestForms } from '../../support/e2e/forms'
import { holdRequests } from '../../support/e2e/network'

async function registrations(forms: TestForms, count: number) {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  const ids: number[] = []
  for (let n = 1; n <= count; n++) {
    ids.push((await forms.register(form, { 'Full name': `Visitor ${n}` })).id)
  }
  return { form, ids: ids.reverse() }
}

const details = (page: Page, id: number | undefined) =>
  page.getByRole('dialog', { name: `Submission Details #${id}` })
const view = (page: Page, id: number | undefined) =>
  page.getByRole('button', { name: `View registration ${id}` })

test('details have an address: shared, gone back from, turned over the ends of pages', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const { form, ids } = await registrations(forms, 12)
  await page.goto(`/admin/submissions?form=${form.id}`)
  await view(page, ids[9]).click()
  await expect(page).toHaveURL(`/admin/submissions/${ids[9]}?form=${form.id}`)
  const turn = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  await expect(details(page, ids[9]).getByText('10 of 12')).toBeVisible()
  await turn('Next registration').click()
  await expect(details(page, ids[10]).getByText('11 of 12')).toBeVisible()
  await expect(page).toHaveURL(`/admin/submissions/${ids[10]}?form=${form.id}&page=2`)
  await turn('Previous registration').click()
  await expect(details(page, ids[9]).getByText('10 of 12')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goForward()
  await expect(details(page, ids[9])).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}`)

  await page.goto(`/admin/submissions/${ids[11]}?form=${form.id}`)
  await expect(details(page, ids[11]).getByText('Visitor 1', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}`)
  await expect(view(page, ids[0])).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/admin/submissions/2147483647')
  await expect(details(page, 2147483647)).toContainText('is not there any more')
})

test('a note goes with Ctrl+Enter, and one that is not sent is asked about and kept', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const { form, ids } = await registrations(forms, 2)
  await page.goto(`/admin/submissions?form=${form.id}`)
  await view(page, ids[0]).click()
  const note = details(page, ids[0]).getByLabel('Add a note')
  await note.fill('Called, comes with two')
  const sending = await holdRequests(page, '**/notes')
  await note.press('Control+Enter')
  await note.press('Control+Enter')
  sending.release()
  const notes = details(page, ids[0]).getByRole('list', { name: 'Notes' })
  await expect(notes).toContainText('Called, comes with two')
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await note.fill('Half a')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'A note is not sent' })
  await expect(question).toContainText(`#${ids[0]}`)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Go on writing' }).click()
  await expect(note).toBeFocused()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Close anyway' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await view(page, ids[0]).click()
  await expect(note).toHaveValue('Half a')
  await note.fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
