import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { holdRequests, refuseRequests } from '../../support/e2e/network'
import { waitForReact } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

const storyOf = (tag: string) =>
  `We sang until the lamps were out, and nobody wanted to go home first. ${tag}`
const MESSAGES = [
  ['Name', 'Name must be at least 2 characters'],
  ['Email', 'Invalid email address'],
  ['Province/Location', 'Location must be at least 2 characters'],
  ['Testimony', /Testimony must be at least 50 characters/],
] as const

async function fill(page: Page, tag: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Cruz')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.ph')
  await page.getByRole('textbox', { name: 'Province/Location' }).fill(tag)
  await page.getByRole('textbox', { name: 'Testimony' }).fill(storyOf(tag))
}

test.afterEach(async ({ database, tag }) => {
  await database.query('delete from testimonies where location = $1', [tag])
})

test('a testimony is checked, sent, and shown once an editor has published it', {
  tag: '@phone',
}, async ({ page, tag, database, staffApi }) => {
  await page.goto('/')
  const submit = page.getByRole('button', { name: /^Submit/ })
  await waitForReact(submit)

  await test.step('checked on the first submit, then with every change', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('A')
    await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
    await submit.click()
    for (const [label, message] of MESSAGES) {
      await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(message)
    }
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Name' }).fill('An')
    await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a likely slip is asked about', async () => {
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('ana@gmial.com')
    await email.blur()
    await page.getByRole('button', { name: 'ana@gmail.com' }).click()
    await expect(email).toHaveValue('ana@gmail.com')
    await expect(email).toBeFocused()
    await expect(page.getByText('Did you mean')).toHaveCount(0)
  })

  await test.step('a failure keeps what was typed', async () => {
    await fill(page, tag)
    const refusal = await refuseRequests(page, '**/api/testimonies', { method: 'POST' })
    await submit.click()
    await expectToast(page, 'Submission Failed', 'Something went wrong on our side.')
    await refusal.stop()
    const proxy = await refuseRequests(page, '**/api/testimonies', { method: 'POST', error: null })
    await submit.click()
    await expectToast(page, 'Submission Failed', 'Failed to submit testimony. Please try again.')
    await proxy.stop()
    await expect(page.getByRole('textbox', { name: 'Testimony' })).toHaveValue(storyOf(tag))
  })

  await test.step('success empties the form', async () => {
    const sending = await holdRequests(page, '**/api/testimonies')
    await submit.click()
    await expect(submit).toHaveText('Submitting...')
    await expect(submit).toBeDisabled()
    await page.getByRole('textbox', { name: 'Name' }).fill('A')
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
    sending.release()
    await expectToast(
      page,
      'Testimony Submitted!',
      'Thank you for sharing your testimony. We will review it and may feature it in our next celebration.',
    )
    for (const [label] of MESSAGES)
      await expect(page.getByRole('textbox', { name: label })).toHaveValue('')
    await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Testimony Submitted!')).toHaveCount(0)
    await expect(
      page.getByText('Our team will read your testimony. You can send another.'),
    ).toBeVisible()
  })

  await test.step('an editor publishes it, and declines it again', async () => {
    const { rows } = await database.query('select id from testimonies where location = $1', [tag])
    const setStatus = (status: string) =>
      staffApi.patch(`/api/cms/testimonies/${rows[0].id}`, { data: { status } })
    const isShown = async () => (await (await page.request.get('/')).text()).includes(storyOf(tag))
    expect(await isShown()).toBe(false)
    expect((await setStatus('published')).ok()).toBe(true)
    await expect.poll(isShown).toBe(true)
    expect((await setStatus('declined')).ok()).toBe(true)
    await expect.poll(isShown).toBe(false)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a testimony comes back as it was typed, and is then accepted', { tag: '@desktop' }, async ({
    page,
    tag,
    database,
  }) => {
    await page.goto('/')
    await fill(page, tag)
    await page.getByRole('textbox', { name: 'Email' }).fill('ana at example')
    await page.getByRole('button', { name: 'Submit Testimony' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Submission Failed')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Invalid email address',
    )
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana at example')
    await expect(page.getByRole('textbox', { name: 'Testimony' })).toHaveValue(storyOf(tag))
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.ph')
    await page.getByRole('button', { name: 'Submit Testimony' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testimony Submitted!')
    const { rows } = await database.query('select status from testimonies where location = $1', [
      tag,
    ])
    expect(rows).toEqual([{ status: 'pending' }])
  })
})
