import type pg from 'pg'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { readWorkbookRows } from '../../support/e2e/downloads'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { holdRequests } from '../../support/e2e/network'
import { expectToast } from '../../support/e2e/toasts'

const lines = (page: Page) => page.getByRole('main').getByRole('row')
const what = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')
const search = (page: Page) => page.getByLabel('Search')

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
    const router = await holdRequests(page, /\/admin\/audit\?.*_rsc=/)
    await page.goBack()
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await expect(page).toHaveTitle(/^Audit log/)
    router.release()
    await page.reload()
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
  })

  await test.step('narrowed to an area: the first page again', async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Area').selectOption('Event forms')
    await expect(page.getByText('13 entries')).toBeVisible()
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
  })

  await test.step('exported as it is narrowed', async () => {
    const button = page.getByRole('button', { name: 'Export to Excel' })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/^audit-log-\d+\.xlsx$/)
    expect(
      (await readWorkbookRows(download)).map((row) => [row.Who, row.What, row['To what']]),
    ).toEqual(Array(13).fill(['Lydia Reyes', 'form.updated', subject]))
    await expectToast(page, 'Success', 'Audit log exported successfully')
  })

  await test.step('narrowed to an area without entries, and to none', async () => {
    await page.getByLabel('Area').selectOption('Files')
    await expect(page.getByText('No entries match')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(search(page)).toHaveValue('')
    await expect(page.getByLabel('Area')).toHaveValue('')
    await expect(page).toHaveURL('/admin/audit')
    await expect(what(page)).toHaveCount(25)
  })
})
