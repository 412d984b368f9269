import type { Page } from 'playwright/test'
import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { expectNoSidewaysScroll } from '../../support/e2e/narrow'
import { waitForReact, waitUntilNotTooFast } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

test('one’s own link changes, compares, cancels and asks, on a phone', { tag: '@phone' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Email address', fieldType: 'email' },
    { label: 'Region', fieldType: 'select', options: ['Luzon', 'Visayas'] },
  ])
  // Blocks the page's scripts. Axe could not run with scripts turned off.
  await page.context().route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(`/forms/${form.slug}`)
  await page.getByLabel('Full name').fill('Ana Cruz')
  await page.getByLabel('Email address').fill('ana@example.ph')
  await waitUntilNotTooFast(page)
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
  await expect(heading).toHaveText('Check your mailbox')
})

const PEOPLE = ['Cora', 'Ben', 'Lia', 'Dan', 'Ema', 'Fe'].map((name) => `${name} Reyes`)
const PLACES = {
  opensAt: null,
  closesAt: null,
  hasWaitingList: false,
  offerHours: null,
  showLeftBelow: null,
  limits: [{ fieldId: null, option: null, seats: 13 }],
}

test('a family of six registers on a small phone, is then one more, one less, and one is erased', {
  tag: '@phone',
}, async ({ page, context, browser, address, forms, staffApi, signedIn, member }) => {
  const form = await forms.create('Family camp', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Email address', fieldType: 'email' },
  ])
  const [name] = form.fields
  const party = { min: 1, max: 7, fieldIds: [name?.id], needsAdult: false }
  await staffApi.put(paths.api.formPlaces(form.id), { data: { ...PLACES, party } })
  const nameOf = (of: Page, person: number) =>
    of.getByRole('group', { name: `Person ${person}` }).getByLabel('Full name')

  await test.step('with script, and a connection that is lost at sending', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/forms/${form.slug}`)
    const submit = page.getByRole('button', { name: 'Submit Registration' })
    await waitForReact(submit)
    for (const [at, person] of PEOPLE.entries()) {
      if (at > 0) await page.getByRole('button', { name: 'Add another person' }).click()
      await nameOf(page, at + 1).fill(person)
    }
    await page.getByRole('button', { name: 'Add another person' }).click()
    await page.getByRole('button', { name: 'Remove person 7' }).click()
    await expect(nameOf(page, 6)).toBeFocused()
    await page.getByLabel('Email address').fill('cora@example.ph')
    await expectAccessible(page)
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()
    await context.setOffline(true)
    await submit.click()
    await expectToast(page, 'Error', 'Failed to submit form')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading')).toHaveText('Thank You!')
    expect(await forms.answers(form)).toHaveLength(PEOPLE.length)
    await expectNoSidewaysScroll(page)
  })

  await page.getByRole('link', { name: 'See, change or cancel your registration' }).click()
  const people = page.getByRole('region', { name: 'The people of this registration' })
  await expect(people.getByRole('listitem')).toHaveCount(6)
  await page.getByRole('link', { name: 'Add a person' }).click()
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Full name').fill('Gil Reyes')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await expect(page.getByRole('status')).toHaveText('The person is added.')
  await expect(people.getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('link', { name: 'Add a person' })).toBeHidden()
  const own = page.url()

  await page.getByRole('link', { name: 'See or change Ben Reyes' }).click()
  await page.getByRole('link', { name: 'Change answers' }).click()
  await page.getByLabel('Full name').fill('Benjamin Reyes')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Your changes are saved.')
  await page.getByRole('link', { name: 'Cancel registration' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  // Waits for the response, because opening another page would cancel the request.
  await expect(page.getByText('This registration is cancelled.')).toBeVisible()
  await page.goto(own)
  await expect(people.getByText('Benjamin Reyes (cancelled)')).toBeVisible()

  await test.step('staff cancel one and take it back', async () => {
    const portal = await signedIn(member)
    await portal.goto(`${paths.portal.submissions}?form=${form.id}&search=Lia+Reyes`)
    await portal.getByRole('button', { name: /^View(?!s)/ }).click()
    const details = portal.getByRole('dialog', { name: /^Submission Details/ })
    const row = details.getByRole('listitem').filter({ hasText: 'Lia Reyes' })
    await row.getByRole('button', { name: 'Cancel: Lia Reyes' }).click()
    await expectAccessible(portal)
    await portal.getByRole('button', { name: 'Cancel the registration' }).click()
    await expectToast(portal, 'Success', 'Cancelled')
    await expect(row.getByText('Cancelled')).toBeVisible()
    await row.getByRole('button', { name: /^Take back cancelling/ }).click()
    await expect(row.getByText('Has a place')).toBeVisible()
  })

  await test.step('everybody is found by name, printed and exported, and one is erased', async () => {
    const everybody = ['Cora', 'Benjamin', 'Lia', 'Dan', 'Ema', 'Fe', 'Gil'].map(
      (one) => `${one} Reyes`,
    )
    const isFound = async (person: string) => {
      const query = new URLSearchParams({ formId: `${form.id}`, search: person })
      const found = await staffApi.get(`${paths.api.submissions}?${query}`)
      return Number(found.headers()['x-total-count']) === 1
    }
    const csv = async () =>
      (await staffApi.get(`${paths.api.submissionsExport(form.id)}?format=csv&rows=people`)).text()
    const exported = await csv()
    for (const person of everybody) {
      expect(await isFound(person), person).toBe(true)
      expect(exported).toContain(person)
    }
    const portal = await signedIn(member)
    await portal.goto(paths.portal.printSubmissions(`form=${form.id}`))
    await expect(portal.getByText(/^1 registration of 6 people, /)).toBeVisible()
    for (const person of everybody.filter((one) => one !== 'Benjamin Reyes')) {
      await expect(portal.getByRole('main').getByText(person)).toBeVisible()
    }
    await portal.goto(`${paths.portal.submissions}?form=${form.id}&search=Ema+Reyes`)
    await portal.getByRole('button', { name: /^View(?!s)/ }).click()
    const details = portal.getByRole('dialog', { name: /^Submission Details/ })
    await details.getByRole('button', { name: /^Ema Reyes/ }).click()
    await expect(details.getByText('Person 5 of a family or group.')).toBeVisible()
    await details.getByRole('button', { name: 'Delete' }).click()
    await expectToast(portal, 'Deleted', '1 registration moved to the bin')
    await portal.goto(paths.portal.bin)
    const item = portal.getByRole('main').getByRole('listitem').filter({ hasText: form.name })
    await item.filter({ hasText: 'Ema Reyes' }).getByRole('checkbox').check()
    await portal.getByRole('button', { name: 'Erase' }).click()
    await portal.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
    await expectToast(portal, 'Erased', '1 registration erased for good')
    expect(await isFound('Ema Reyes')).toBe(false)
    expect(await csv()).not.toContain('Ema Reyes')
    for (const person of everybody.filter((one) => one !== 'Ema Reyes')) {
      expect(await isFound(person), person).toBe(true)
    }
    await page.goto(own)
    await expect(people.getByRole('listitem')).toHaveCount(6)
    await expect(people.getByText('Ema Reyes')).toBeHidden()
  })

  await test.step('without script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: address })
    const other = await plain.newPage()
    await other.goto(`/forms/${form.slug}`)
    await other.getByLabel('How many people?').selectOption('6')
    await other.getByRole('button', { name: 'Show their questions' }).click()
    for (const [at, person] of PEOPLE.entries()) await nameOf(other, at + 1).fill(`${person} II`)
    await other.getByRole('button', { name: 'Submit Registration' }).click()
    await expect(other.getByRole('heading').first()).toHaveText('Thank You!')
    await plain.close()
  })
})
