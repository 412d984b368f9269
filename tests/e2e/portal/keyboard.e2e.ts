import type { Page } from 'playwright/test'
import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest, test } from '../../support/e2e/fixtures'
import { openSignIn } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'checkbox',
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
) {
  const wanted = page.getByRole(role, { name, exact: true })
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if ((await wanted.count()) === 1 && (await isThere())) return
  }
  throw new Error(`The keyboard does not get to the ${role} "${name}"`)
}

test('signing in and editing a form needs no mouse', { tag: '@desktop' }, async ({
  page,
  forms,
  newMember,
}) => {
  const member = await newMember('admin')
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  await openSignIn(page)
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(member.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')

  await page.goto(`/admin/forms/${form.id}`)
  await expect(page.getByRole('heading', { name: form.name })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, 'button', 'Date')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await page.keyboard.type('Birthday')
  await tabTo(page, 'checkbox', 'Required')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Move Birthday up', 'Shift+Tab')
  await page.keyboard.press('Enter')
  const cards = page.getByRole('list', { name: 'Fields in order' }).getByRole('listitem')
  await expect(cards).toHaveText([/^1Birthday/, /^2Full name/])
  await tabTo(page, 'button', 'Save Form')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Form saved successfully')
})

staffTest(
  'a dialog keeps the keyboard and gives it back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/admin/forms')
    const create = page.getByRole('main').getByRole('button', { name: 'Create form' }).first()
    await create.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create form' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(create).toBeFocused()
  },
)

test('registering needs no mouse', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Sessions', fieldType: 'checkbox', options: ['Morning', 'Evening'] },
  ])
  await page.goto(`/forms/${form.slug}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Full name required')
  await page.keyboard.type('Ana')
  await tabTo(page, 'checkbox', 'Evening')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Submit Registration')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading')).toHaveText('Thank You!')
  await expect(page.getByRole('heading')).toBeFocused()
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana', Sessions: ['Evening'] }])
})

test('the waiting list needs no mouse', { tag: '@desktop' }, async ({
  forms,
  member,
  signedIn,
}) => {
  const form = await forms.create('Retreat', [
    { label: 'Full name', fieldType: 'text' },
    { label: 'Phone', fieldType: 'phone' },
  ])
  await forms.limitSeats(form, 1)
  for (const name of ['Ana', 'Ben', 'Carla']) {
    await forms.register(form, { 'Full name': name, Phone: '0917 123 4567' })
  }
  const portal = await signedIn(member)
  await portal.goto(paths.portal.formPlaces(form.id))
  const list = portal.getByRole('region', { name: 'Waiting list' })
  await expect(list.getByRole('listitem')).toHaveText([/No\. 1.*Ben/, /No\. 2.*Carla/])
  await expectAccessible(portal)
  await tabTo(portal, 'button', 'Offer a place: Carla')
  await portal.keyboard.press('Enter')
  await expect(portal.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  await expectAccessible(portal)
  await tabTo(portal, 'textbox', 'Reason')
  await portal.keyboard.type('She leads the choir')
  await tabTo(portal, 'button', 'Offer a place')
  await portal.keyboard.press('Enter')
  await expectToast(portal, 'Success', 'Place offered')
  await expect(list.getByRole('listitem').first()).toHaveText(/Offered.*Carla.*Call them/s)
  await expectAccessible(portal)
  await tabTo(portal, 'button', 'Accepts: Carla')
  await portal.keyboard.press('Enter')
  await expectToast(portal, 'Success', 'The place is taken')
  await expect(list.getByRole('listitem')).toHaveText([/No\. 1.*Ben/])
})
