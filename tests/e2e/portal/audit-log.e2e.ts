import type pg from 'pg'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { readRows } from '../../support/e2e/downloads'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { hold, refuse } from '../../support/e2e/network'
import { expectToast } from '../../support/e2e/toasts'

const lines = (page: Page) => page.getByRole('main').getByRole('row')
const what = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')
const search = (page: Page) => page.getByLabel('Search')

/** Writes `count` lines about `subject` into the log, where they stay after the test. */
async function writeLines(database: pg.Pool, subject: string, count: number) {
  await database.query(
    `with name as (insert into audit_names (text) values ('Lydia Reyes') returning id)
     insert into audit_log (action, actor_name_id, subject, address)
     select case when number % 2 = 0 then 'form.updated' else 'submissions.exported' end,
       name.id, $1, '192.0.2.7'
     from name, generate_series(1, $2::int) as number`,
    [subject, count],
  )
}

test('who did what, when and from where; narrowed, turned and shared', { tag: '@desktop' }, async ({
  page,
  database,
  tag,
}) => {
  const subject = `Retreat ${tag}`
  await writeLines(database, subject, 27)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'View all activity' }).click()
  await expect(page).toHaveURL('/admin/audit')
  await expect(lines(page).first().getByRole('columnheader')).toHaveText([
    'When',
    'Who',
    'What',
    'From where',
  ])

  await test.step('searched once the typing pauses', async () => {
    await search(page).fill(subject)
    await expect(page.getByText('27 entries')).toBeVisible()
    await expect(what(page)).toHaveCount(25)
    await expect(what(page).first().getByRole('cell')).toHaveText([
      /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d\d:\d\d$/,
      'Lydia Reyes',
      `exported the registrations of ${subject}`,
      '192.0.2.7',
    ])
    await expect(page).toHaveURL(`/admin/audit?${new URLSearchParams({ search: subject })}`)
  })

  await test.step('turned, and back', async () => {
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(what(page)).toHaveCount(2)
    await page.reload()
    await expect(what(page)).toHaveCount(2)
    // The entry from before the reload keeps its title while its page is fetched.
    const router = await hold(page, /\/admin\/audit\?.*_rsc=/)
    await page.goBack()
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await expect(page).toHaveTitle(/^Audit log/)
    router.release()
    // A page that does not exist is replaced by the last one, so that Back does not lead to it.
    await page.goto(`/admin/audit?${new URLSearchParams({ search: subject, page: '9' })}`)
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
  })

  await test.step('narrowed to an area: the first page again', async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Area').selectOption('Event forms')
    await expect(page.getByText('13 entries')).toBeVisible()
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
    await page.getByLabel('Area').selectOption('Files')
    await expect(page.getByText('No entries match')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(search(page)).toHaveValue('')
    await expect(page.getByLabel('Area')).toHaveValue('')
    await expect(page).toHaveURL('/admin/audit')
    await expect(what(page)).toHaveCount(25)
  })

  await test.step('a page that is not there any more', async () => {
    await page.goto(`/admin/audit?${new URLSearchParams({ search: subject, page: '9' })}`)
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
  })
})

test('what is done in the portal is there at once, in words', { tag: '@desktop' }, async ({
  page,
  member,
  newMember,
  staffApi,
}) => {
  const colleague = await newMember('admin')
  await page.goto('/admin/audit')
  await search(page).fill(colleague.email)
  await expect(page.getByText('No entries match')).toBeVisible()
  await staffApi.put(`/api/admin/users/${colleague.id}`, { data: { role: 'store_manager' } })
  await staffApi.put(`/api/admin/users/${colleague.id}`, { data: { status: 'disabled' } })
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(what(page)).toHaveCount(2)
  await expect(what(page).nth(0)).toContainText(member.name)
  await expect(what(page).nth(0)).toContainText(`disabled the account of ${colleague.email}`)
  await expect(what(page).nth(1)).toContainText(
    `changed the role of ${colleague.email} to store manager`,
  )
})

test('is exported as it is narrowed', { tag: '@desktop' }, async ({ page, database, tag }) => {
  const subject = `Retreat ${tag}`
  await writeLines(database, subject, 3)
  await page.goto(`/admin/audit?${new URLSearchParams({ search: subject, area: 'submissions' })}`)
  const button = page.getByRole('button', { name: 'Export to Excel' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d+\.xlsx$/)
  expect((await readRows(download)).map((row) => [row.Who, row.What, row['To what']])).toEqual([
    ['Lydia Reyes', 'submissions.exported', subject],
    ['Lydia Reyes', 'submissions.exported', subject],
  ])
  await expectToast(page, 'Success', 'Audit log exported successfully')

  await page.route('**/api/admin/audit/export*', (route) => route.abort())
  await button.click()
  await expectToast(page, 'Error', 'Failed to export the audit log')
})

test('loading, failing, trying again', { tag: '@desktop' }, async ({ page }) => {
  const address = /\/api\/admin\/audit(\?|$)/
  const refusal = await refuse(page, address, { error: 'The database is being moved.' })
  const loading = await hold(page, address)
  await page.goto('/admin/audit')
  await expect(page.getByRole('main').getByText('Loading...')).toBeAttached()
  loading.release()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('The audit log could not be loaded')
  await expect(alert).toContainText('The database is being moved.')
  await refusal.stop()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toHaveCount(0)
  await expect(what(page).first()).toBeVisible()
})

test('is not open to the other roles, and nothing leads there', { tag: '@desktop' }, async ({
  sharedMember,
  signedIn,
}) => {
  const page = await signedIn(await sharedMember('event_coordinator'))
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View all activity' })).toHaveCount(0)
  await page.goto('/admin/audit')
  await expect(page.getByText('Not open to your role')).toBeVisible()
  await expect(search(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})
