import { personFieldId } from '@/features/forms/party/party'
import type { Submission } from '@/features/submissions/schema'
import { paths } from '@/lib/paths'
import { PDF_UPLOAD } from '../../support/e2e/files'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast } from '../../support/e2e/toasts'

test('a family keeps its files when one of it is removed', { tag: '@desktop' }, async ({
  page,
  forms,
  staffApi,
}) => {
  const form = await forms.create('Camp', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Consent', fieldType: 'file' },
  ])
  const [name = '', consent = ''] = form.fields.map(({ id }) => id)
  const party = { min: 1, max: 5, fieldIds: [name, consent], needsAdult: false }
  await forms.limitSeats(form, 50, party)
  await page.goto(`/admin/submissions/new?form=${form.id}`)
  const input = (fieldId: string, person: number) =>
    page.locator(`#by-hand-${personFieldId(fieldId, person)}`)
  await input(name, 1).fill('Cora Reyes')
  for (const [at, one] of ['Ben Reyes', 'Lia Reyes'].entries()) {
    await page.getByRole('button', { name: 'Add another person' }).click()
    await input(name, at + 2).fill(one)
  }
  await input(consent, 3).setInputFiles(PDF_UPLOAD)
  await page.getByRole('button', { name: 'Remove person 2' }).click()
  await expect(input(name, 2)).toHaveValue('Lia Reyes')
  const chosen = await input(consent, 2).evaluate((one: HTMLInputElement) => one.files?.[0]?.name)
  expect(chosen).toBe(PDF_UPLOAD.name)
  await page.getByRole('button', { name: 'Add registration' }).click()
  await expectToast(page, 'Added', /^The registration is stored/)
  const list = await staffApi.get(`${paths.api.submissions}?formId=${form.id}`)
  const [stored] = (await list.json()) as Submission[]
  expect(stored?.people?.map(({ data }) => data)).toEqual([
    { [name]: 'Cora Reyes' },
    { [name]: 'Lia Reyes', [consent]: expect.objectContaining({ name: PDF_UPLOAD.name }) },
  ])
})
