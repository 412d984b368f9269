import type { Page } from 'playwright/test'
import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { expectNoSidewaysScroll } from '../../support/e2e/narrow'
import { waitUntilNotTooFast } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

async function expectLooksRight(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/**
 * Opens the page again until it shows the text, because a form's page may be cached for a second,
 * and the job that offers places may not have run yet.
 */
const expectAtLast = (page: Page, address: string, text: string) =>
  expect(async () => {
    await page.goto(address)
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 })
  }).toPass()

test('the last places are taken, people wait, and each reads where they stand', {
  tag: '@desktop',
}, async ({ page, forms, signedIn, member, database }) => {
  const form = await forms.create('Youth camp', [
    { label: 'Full name', fieldType: 'text' },
    { label: 'Phone', fieldType: 'phone' },
    { label: 'Email address', fieldType: 'email' },
    { label: 'Bus', fieldType: 'radio', options: ['Iloilo', 'Roxas'] },
  ])
  const portal = await signedIn(member)
  const limits = portal.getByRole('region', { name: 'Limits' })
  const list = portal.getByRole('region', { name: 'Waiting list' })
  const heading = page.getByRole('heading', { level: 1 })
  const formPage = `/forms/${form.slug}`
  const register = (name: string) =>
    forms.register(form, { 'Full name': name, Phone: '0917 123 4567', Bus: 'Roxas' })

  await test.step('staff set the places, and read what is missing', async () => {
    await portal.goto(paths.portal.formPlaces(form.id))
    await expect(limits.getByText('No limits: everybody gets a place')).toBeVisible()
    await limits.getByRole('button', { name: 'Add a limit' }).click()
    await limits.getByRole('button', { name: 'Add a limit' }).click()
    const bus = limits.getByRole('group', { name: 'Limit 2' })
    await bus.getByLabel('Limited').selectOption('Iloilo')
    await bus.getByLabel('Places').fill('1')
    await portal.getByRole('switch', { name: 'Waiting list' }).click()
    await portal.getByLabel('Show how many are left below').fill('5')
    const save = portal.getByRole('button', { name: 'Save' }).filter({ visible: true })
    await save.click()
    const places = limits.getByRole('group', { name: 'Limit 1' }).getByLabel('Places')
    await expect(places).toBeFocused()
    await expect(places).toHaveAttribute('aria-invalid', 'true')
    await expectLooksRight(portal)
    await places.fill('2')
    const until = portal.getByLabel('People can change their answers until')
    await until.press('1')
    await until.press('Enter')
    await expect(until).toHaveAccessibleDescription(/Please finish the day and the time/)
    await until.fill('')
    await save.click()
    await expectToast(portal, 'Success', 'Times and places saved')
    await expect(limits.getByText('2 free')).toBeVisible()
    await expectLooksRight(portal)
  })

  const own = await test.step('visitors take the places, and one waits', async () => {
    await expectAtLast(page, formPage, '2 places left')
    await expectLooksRight(page)
    await page.getByLabel('Full name').fill('Ana')
    await page.getByRole('radio', { name: 'Iloilo' }).check()
    await waitUntilNotTooFast(page)
    await page.getByRole('button', { name: 'Submit Registration' }).click()
    await expect(heading).toHaveText('Thank You!')
    await register('Ben')
    await expectAtLast(page, formPage, 'You can register for the waiting list.')
    await expectLooksRight(page)
    await page.getByLabel('Full name').fill('Cora')
    await waitUntilNotTooFast(page)
    await page.getByRole('button', { name: 'Submit Registration' }).click()
    await expect(page.getByText('You are number 1 on the waiting list.')).toBeVisible()
    await expectLooksRight(page)
    await page.getByRole('link', { name: 'See, change or cancel your registration' }).click()
    await expect(heading).toHaveText('Your registration')
    await expect(page.getByText('You are number 1 on the waiting list.')).toBeVisible()
    await expectLooksRight(page)
    return page.url()
  })
  const dan = await register('Dan')

  await test.step('staff offer a place out of turn, and the answer comes by telephone', async () => {
    await portal.reload()
    await expect(list.getByRole('listitem')).toHaveText([/No\. 1.*Cora/, /No\. 2.*Dan/])
    await expect(limits.getByText('2 held')).toBeVisible()
    await list.getByRole('button', { name: 'Offer a place: Dan' }).click()
    const offer = portal.getByRole('alertdialog').getByRole('button', { name: 'Offer a place' })
    await offer.click()
    const reason = portal.getByRole('textbox', { name: 'Reason' })
    await expect(reason).toHaveAccessibleDescription(/Please write a reason/)
    await expectLooksRight(portal)
    await reason.fill('He leads the music')
    await offer.click()
    await expectToast(portal, 'Success', 'Place offered')
    await expect(list.getByRole('listitem').first()).toHaveText(/Offered.*Dan.*Call them.*music/s)
    await expect(limits.getByText('1 over')).toBeVisible()
    await expectLooksRight(portal)
    await page.goto(dan.link)
    await expect(page.getByText('A place is kept for you')).toBeVisible()
    await expectLooksRight(page)
    await list.getByRole('button', { name: 'Declines: Dan' }).click()
    await expectToast(portal, 'Success', 'The place goes to the next in line')
    await expect(list.getByRole('listitem')).toHaveText([/No\. 1.*Cora/])
    await page.reload()
    await expect(page.getByText('The offered place was declined.')).toBeVisible()
    await expectLooksRight(page)
  })

  await test.step('a place that comes free is offered to the next in line, who takes it', async () => {
    await portal.goto(`${paths.portal.submissions}?form=${form.id}&search=Ben`)
    await portal.getByRole('button', { name: /^View(?!s)/ }).click()
    await portal.getByRole('button', { name: /^Cancel: / }).click()
    await portal.getByRole('button', { name: 'Cancel the registration' }).click()
    await expectToast(portal, 'Success', 'Cancelled')
    await expectAtLast(page, own, 'Answer the offer')
    await expectLooksRight(page)
    await page.getByRole('link', { name: 'Answer the offer' }).click()
    await expect(heading).toHaveText('A place has come free')
    await expectLooksRight(page)
    await page.getByRole('button', { name: 'Yes, I take the place' }).click()
    await expect(heading).toHaveText('The place is yours')
    await expectLooksRight(page)
    await page.goto(own)
    await expect(page.getByText('You have a place.')).toBeVisible()
  })

  await test.step('an offer that nobody answers in time is over', async () => {
    const eva = await register('Eva')
    await portal.goto(paths.portal.formPlaces(form.id))
    await list.getByRole('button', { name: 'Offer a place: Eva' }).click()
    await portal.getByRole('textbox', { name: 'Reason' }).fill('A mistake of ours')
    await portal.getByRole('alertdialog').getByRole('button', { name: 'Offer a place' }).click()
    await expectToast(portal, 'Success', 'Place offered')
    await database.query(
      `update place_offers set expires_at = now() - interval '1 minute' where submission_id = $1`,
      [eva.id],
    )
    await page.goto(eva.link)
    await expect(page.getByText('The time to take the offered place is over.')).toBeVisible()
    await expectLooksRight(page)
  })
})
