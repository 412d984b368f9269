import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { expectNoSidewaysScroll } from '../../support/e2e/narrow'

test('one’s own link changes, compares, cancels and asks, on a phone', { tag: '@phone' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Email address', fieldType: 'email' },
    { label: 'Region', fieldType: 'select', options: ['Luzon', 'Visayas'] },
  ])
  // As where no script arrives; the browser itself runs scripts, because axe is one.
  await page.context().route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(`/forms/${form.slug}`)
  await page.getByLabel('Full name').fill('Ana Cruz')
  await page.getByLabel('Email address').fill('ana@example.ph')
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await page.getByRole('link', { name: 'See, change or cancel your registration' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your registration')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('definition')).toHaveText(['Ana Cruz', 'ana@example.ph'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const address = page.url()

  await page.getByRole('link', { name: 'Change answers' }).click()
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required')
  await page.getByLabel('Full name').fill('Ana Reyes')
  await page.getByLabel('Region').selectOption('Visayas')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await test.step('another window was faster', async () => {
    const other = await page.context().newPage()
    await other.goto(`${address}/change`)
    await other.getByLabel('Full name').fill('Ana Santos')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByRole('status')).toHaveText('Your changes are saved.')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.status() === 409),
      page.getByRole('button', { name: 'Save changes' }).click(),
    ])
    expect(answer.url()).toContain('/change?attempt=')
    await expect(heading).toHaveText('Somebody has changed this meanwhile')
    await expect(page.getByText('It is now: Ana Santos')).toBeVisible()
    await expect(page.getByText('You wrote here: Ana Reyes')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save what I wrote here' }).click()
    await expect(page.getByRole('definition').first()).toHaveText('Ana Reyes')
    await other.close()
  })

  await page.getByRole('link', { name: 'Ask to be erased' }).click()
  await page.getByRole('button', { name: 'Yes, ask for it' }).click()
  await expect(page.getByRole('status')).toHaveText('Thank you. Our staff have been told.')
  await page.getByRole('link', { name: 'Cancel registration' }).click()
  await expect(page.getByText(`You tell us that you do not come to ${form.name}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This registration is cancelled.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change answers' })).toBeHidden()

  await page.goto(`${address}x`)
  await expect(heading).toHaveText('This link is not valid')
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await page.getByLabel('Reference, such as K7M2-9QXD').fill('K7M2-9QXD')
  await page.getByLabel('E-mail address').fill('ana@example.ph')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(heading).toHaveText('Look into your mailbox')
})
