import { FIELD_TYPE_TRAITS, FIELD_TYPES } from '@/features/forms/field-types'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectNoSidewaysScroll, LONG_WORD } from '../../support/e2e/narrow'

test('no page of the site scrolls sideways, whatever somebody typed', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const fields = FIELD_TYPES.map((fieldType) => ({
    label: `${FIELD_TYPE_TRAITS[fieldType].label} ${LONG_WORD}`,
    fieldType,
    isRequired: true,
    options: [LONG_WORD, 'Short'],
  }))
  const form = await forms.create(LONG_WORD.slice(0, 60), fields)
  await page.setViewportSize({ width: 320, height: 720 })
  const open = [
    ['/', 'Share Your Testimony'],
    ['/testimony', 'Share Your Testimony'],
    [`/forms/${form.slug}`, form.name],
    ['/no/such/page', '404 Page Not Found'],
    ['/admin/setup', 'The portal is already set up'],
  ] as const
  for (const [path, text] of open) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
})

test('nor does a dialog or an open field', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [
    { label: LONG_WORD, fieldType: 'textarea' },
    { label: 'Region', fieldType: 'select', options: [LONG_WORD] },
    { label: 'Email', fieldType: 'email' },
    { label: 'Days', fieldType: 'checkbox', options: [LONG_WORD] },
  ])
  await forms.register(form, {
    [LONG_WORD]: LONG_WORD.repeat(3),
    Region: LONG_WORD,
    Email: 'ana@example.org',
  })
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/admin/forms')
  await page.setViewportSize({ width: 320, height: 440 })
  await page.getByRole('button', { name: `More for ${form.name}` }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  for (const [key, item] of [
    ['End', 'Delete'],
    ['Home', 'Open the form'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem', { name: item })).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 720 })
  await page.getByRole('main').getByRole('button', { name: 'Create form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(LONG_WORD)
  await expectNoSidewaysScroll(page)
  await page.goto(`/admin/submissions?form=${form.id}`)
  await page.getByRole('button', { name: /^View registration/ }).click()
  await expect(dialog.getByRole('definition')).toHaveCount(4)
  await expectNoSidewaysScroll(page)
  const expectAllInside = async () => {
    for (const part of [dialog, dialog.locator('> div')]) {
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    }
  }
  await expectAllInside()
  const [long] = form.fields
  await page.goto(
    `/admin/submissions?form=${form.id}&status=new&from=2026-01-01&columns=answer.${long?.id}:wide`,
  )
  await expect(page.getByRole('list', { name: 'Filters in use' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(dialog.getByRole('list', { name: 'Columns of the list' })).toBeVisible()
  await expectAllInside()
  await page.goto(`/admin/submissions/new?form=${form.id}`)
  await expect(page.getByRole('checkbox', { name: LONG_WORD })).toBeVisible()
  const byHand = page.getByRole('region', { name: 'Registration' })
  expect(await byHand.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  await page.goto(`/admin/mailings/new?form=${form.id}`)
  await expect(page.getByRole('button', { name: 'Send...' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`/admin/forms/${form.id}`)
  await page.getByRole('button', { name: 'Edit Region' }).click()
  await expectNoSidewaysScroll(page)
})

test('who waits is said whole on a phone', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Leaders’ Retreat', [{ label: 'Full name', fieldType: 'text' }])
  await forms.limitSeats(form, 1)
  for (const name of ['Ana Reyes', 'Ben Cruz']) await forms.register(form, { 'Full name': name })
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto(`/admin/submissions?form=${form.id}`)
  const words = page.getByText('Waiting, no. 1', { exact: true })
  expect(await words.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('no bar of the builder hides what has the focus', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/forms/${form.id}`)
  await expect(page.getByLabel('Description')).toBeVisible()
  const hidden: string[] = []
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
      const isShown = shown !== null && (focused.contains(shown) || shown.contains(focused))
      return { isShown, markup: focused.outerHTML.slice(0, 120) }
    })
    if (found === null) break
    if (!found.isShown) hidden.push(found.markup)
  }
  expect(hidden).toEqual([])
})
