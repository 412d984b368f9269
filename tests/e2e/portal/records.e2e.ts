import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'

test('a record is corrected, compared and merged, and another comes in meanwhile', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Camp', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Email', fieldType: 'email' },
    { label: 'Note', fieldType: 'text' },
  ])
  const first = await forms.register(form, { 'Full name': 'Ana Reyse', Email: 'ana@camp.test' })
  const second = await forms.register(form, {
    'Full name': 'Ana Reyes',
    Email: 'ana@camp.test',
    Note: 'Window seat',
  })
  await page.goto(`/admin/submissions/${first.id}?form=${form.id}`)
  const details = page.getByRole('dialog', { name: `Submission Details #${first.id}` })

  await details.getByRole('button', { name: 'Correct Full name' }).click()
  const name = details.getByRole('textbox', { name: 'Full name' })
  await expect(name).toBeFocused()
  await name.fill(' ')
  await name.press('Enter')
  await expect(details.getByText('Full name is required')).toBeVisible()
  await name.fill('Ana R. Reyes')
  await name.press('Escape')
  await expect(details.getByText('Ana Reyse')).toBeVisible()
  await details.getByRole('button', { name: 'Correct Full name' }).click()
  await name.fill('Ana Reyes')
  await name.press('Enter')
  await expect(details.getByRole('list', { name: 'Earlier answers' })).toContainText('Ana Reyse')

  await details.getByText('1 other with this email, phone or name').click()
  await details.getByRole('button', { name: `Compare with #${second.id}` }).click()
  const merging = page.getByRole('dialog', { name: 'Merge two registrations' })
  for (const { id, reference } of [first, second]) {
    const choice = merging.getByRole('radio', { name: `Ana Reyes, #${id}, ${reference}` })
    await expect(choice).toBeVisible()
  }
  await expect(merging.getByRole('radio', { name: `Note of #${second.id}` })).toBeChecked()
  await merging.getByRole('button', { name: 'Cancel' }).press('2')
  await merging.getByRole('button', { name: `Merge into #${first.id}` }).click()
  await expect(details.getByRole('button', { name: `Unmerge #${second.id}` })).toBeVisible()
  await expect(details.getByText('Window seat')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Showing 1 of')).toBeVisible()
  await expect(
    page.getByRole('button', { name: `Status of registration ${first.id}: New` }),
  ).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Showing 2 of')).toBeVisible()

  const third = await forms.register(form, { 'Full name': 'Cora Cruz' })
  const bar = page.getByRole('button', { name: '1 new' })
  await expect(bar).toBeVisible()
  await expect(page.locator(`#submission-${third.id}-row`)).toHaveCount(0)
  await bar.click()
  await expect(page.locator(`#submission-${third.id}-row`)).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('staff add somebody: what is not known is ticked, a half-typed date is told, the same person too', {
  tag: '@phone',
}, async ({ page, forms }) => {
  const form = await forms.create('Camp', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Church', fieldType: 'text', isRequired: true },
    { label: 'Birthday', fieldType: 'date' },
  ])
  const person = `Josefina Ramos-${form.id}`
  const known = await forms.register(form, {
    'Full name': person,
    Church: 'Grace',
    Birthday: '1990-02-28',
  })
  await page.goto(`/admin/submissions/new?form=${form.id}`)
  const main = page.getByRole('main')
  await expect(
    main.getByText('Required answers are the same as on the form. Works for closed forms too.'),
  ).toBeVisible()
  await main.getByRole('textbox', { name: 'Full name' }).fill(person)
  const same = main.getByRole('link', { name: `#${known.id} ${person}` })
  await expect(same).toBeVisible()
  const [said, next] = [
    await same.boundingBox(),
    await main.getByRole('textbox', { name: 'Church' }).boundingBox(),
  ]
  expect(said?.y).toBeLessThan(next?.y ?? 0)
  const birthday = main.getByLabel('Birthday')
  await birthday.pressSequentially('03')
  await main.getByRole('button', { name: 'Add registration' }).click()
  await expect(birthday).toHaveAccessibleDescription('Please enter a valid date')
  await expect(birthday).toBeFocused()
  await birthday.fill('1990-03-01')
  await main.getByRole('button', { name: 'Add registration' }).click()
  const church = main.getByRole('textbox', { name: 'Church' })
  await expect(church).toHaveAccessibleDescription('Church is required')
  await main.getByRole('checkbox', { name: 'Not known: Church' }).check()
  await expect(church).toBeDisabled()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Add registration' }).click()
  await expect(church).toBeEnabled()
  await expect(birthday).toHaveValue('')

  await page.goto(`/admin/submissions/${known.id}?form=${form.id}`)
  const details = page.getByRole('dialog', { name: `Submission Details #${known.id}` })
  await details.getByRole('button', { name: 'Correct Birthday' }).click()
  const stored = details.getByLabel('Birthday')
  await stored.press('Backspace')
  await stored.press('Enter')
  await expect(stored).toHaveAccessibleDescription('Please enter a valid date')
  await stored.press('Escape')
  await expect(details.getByText('Grace')).toBeVisible()
  await expect(details.getByText('February 28, 1990')).toBeVisible()
  await page.goto(`/admin/submissions/print?id=${known.id}`)
  await expect(page.getByText('February 28, 1990')).toBeVisible()

  await page.goto(
    `/admin/submissions?form=${form.id}&search=${encodeURIComponent(`Ramos-${form.id}, Josefina`)}`,
  )
  await expect(page.locator(`#submission-${known.id}-row`)).toBeVisible()
})
