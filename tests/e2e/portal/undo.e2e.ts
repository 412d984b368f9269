import type { Page } from 'playwright/test'
import type { EventForm } from '@/features/forms/schema'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import type { Forms } from '../../support/e2e/forms'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS = [{ label: 'Full name', fieldType: 'text' }] as const

/** Creates a form with this many registrations. Returns it with their ids, newest first. */
async function make(forms: Forms, count: number) {
  const form = await forms.create('Retreat', FIELDS)
  const ids: number[] = []
  for (let at = 1; at <= count; at++) {
    ids.unshift((await forms.register(form, { 'Full name': `Ana ${at}` })).id)
  }
  return { form, ids }
}

const open = (page: Page, form: EventForm, filter = '') =>
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
  // The toast does not cover the buttons of the pages.
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

test('Ctrl+Z takes back the newest: deleting, then assigning; while one types it does not', {
  tag: '@desktop',
}, async ({ page, forms, member }) => {
  const { form, ids } = await make(forms, 3)
  await open(page, form)
  await select(page, ids[0])
  await select(page, ids[1])
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByRole('menuitem', { name: `Me (${member.name})` }).click()
  await expectToast(page, 'Success', `2 registrations assigned to ${member.name}`)
  await select(page, ids[2])
  await page.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted', '1 registration moved to the bin')
  await expect(rowOf(page, ids[2])).toHaveCount(0)

  await page.getByLabel('Search').focus()
  await page.keyboard.press('Control+z')
  await page.getByRole('heading', { name: 'Form Submissions' }).click()
  await expect(rowOf(page, ids[2])).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expectToast(page, 'Restored', '1 registration restored')
  await expect(rowOf(page, ids[2])).toBeVisible()
  await page.keyboard.press('Control+z')
  await expectToast(page, 'Undone', '2 registrations have their earlier assignee back')
  await expect(rowOf(page, ids[0])).not.toContainText('assigned to')
})

test('a row opens by a press anywhere on it, and shows who changed what', {
  tag: '@phone',
}, async ({ page, forms, sharedMember, signedIn }) => {
  const { form, ids } = await make(forms, 1)
  const coordinator = await sharedMember('event_coordinator')
  await page.request.put(`/api/admin/submissions/${ids[0]}`, { data: { status: 'contacted' } })
  const own = await signedIn(coordinator)
  await open(own, form)
  await rowOf(own, ids[0]).getByText('Ana 1').click()
  const details = own.getByRole('dialog', { name: `Submission Details #${ids[0]}` })
  await details.getByText('History', { exact: true }).click()
  await expect(details.getByRole('list', { name: 'History' })).toContainText('as contacted')
  await expect(details.getByText('Who looked at it')).toHaveCount(0)
  await own.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  // A click on a control in the row does not open the details.
  await own.getByRole('checkbox', { name: `Select registration ${ids[0]}` }).check()
  await expect(own.getByRole('dialog')).toHaveCount(0)
})
