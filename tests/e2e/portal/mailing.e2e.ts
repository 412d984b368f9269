import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'

const FIELDS = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { label: 'Email', fieldType: 'email' },
] as const

test('writing to people who have registered', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', FIELDS)
  for (const [name, Email] of [
    ['Ana Reyes', 'ana@example.org'],
    ['Ben Cruz', 'ben@example.org'],
  ] as const) {
    await forms.register(form, { 'Full name': name, Email })
  }
  await page.goto(paths.portal.formSubmissions(form.id))
  await page.getByRole('main').getByRole('link', { name: 'Write', exact: true }).click()
  await expect(page.getByText(`${form.name}: 2 messages.`)).toBeVisible()
  await expect(
    page.getByText('Leave an empty line between paragraphs. We add the unsubscribe link.'),
  ).toBeVisible()

  await page.getByLabel('Subject').fill('See you there')
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear ')
  await page.getByRole('button', { name: '{name}' }).click()
  await page.keyboard.type(', bring a friend.')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(
    preview.frameLocator('iframe').getByText('Dear Ana Reyes, bring a friend.'),
  ).toBeVisible()
  await preview
    .getByRole('button', { name: /^Preview \d+ for/ })
    .last()
    .click()
  await expect(preview.frameLocator('iframe').getByText('Dear Ben Cruz')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Send...' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send 2 messages?' })
  await expect(question).toContainText('No mail server is set up')
  await question.getByRole('button', { name: 'Send 2 messages' }).click()

  await expect(page.getByRole('region', { name: 'Progress' })).toContainText(
    'Done2 kept in the outbox',
  )
  await expect(page.getByRole('cell', { name: 'Kept in the outbox' })).toHaveCount(2)
  for (const name of ['Ana Reyes', 'Ben Cruz']) {
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
  }
  const words = page.getByRole('region', { name: 'Text', exact: true })
  await expect(words).toContainText('Dear name, bring a friend.')
  await expect(words.locator('mark')).toHaveText('name')
  await expectAccessible(page)

  await page.getByRole('main').locator('tbody').getByRole('link').first().click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('region', { name: 'Messages' })).toContainText('See you there')
})
