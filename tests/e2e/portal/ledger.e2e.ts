import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast } from '../../support/e2e/toasts'

const NAME: FieldInput = { label: 'Full name', fieldType: 'text' }

test('what was received is counted; a gap says why and is repaired', { tag: '@desktop' }, async ({
  page,
  database,
  forms,
  tag,
}) => {
  const form = await forms.create('Retreat', [NAME])
  const { id, reference } = await forms.register(form, { 'Full name': 'Ana' })
  const address = `${tag}@example.org`
  await database.query(
    `insert into receipts (submission_id, address, state, reason)
     values ($1, $2, 'failed', 'The mail server refuses this address')`,
    [id, address],
  )
  const held = await forms.register(form, { 'Full name': 'Ben' })
  await database.query(
    `insert into receipts (submission_id, address, state, reason, updated_at)
     values ($1, $2, 'held', 'Held back', now() - interval '8 days')`,
    [held.id, `held-${address}`],
  )
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Delivery check' }).click()
  await expect(page).toHaveURL('/admin/ledger')

  const systems = page.getByRole('region', { name: 'Systems' }).getByRole('listitem')
  await expect(systems).toHaveText([
    /^Database.*Working$/,
    /^Storage.*Working$/,
    /^Queue.*Working$/,
    /^Mail.*Not set up$/,
    /^Places.*Working$/,
    /^Google Drive.*Not set up$/,
  ])
  const line = page.getByRole('row').filter({ hasText: form.name })
  await expect(line.getByRole('cell')).toHaveText([
    /2$/,
    /All 2$/,
    /0 of 1, 1 held back$/,
    /Not set up$/,
    'See gaps',
  ])
  const gap = page.getByRole('listitem').filter({ hasText: address })
  await expect(gap).toContainText('Confirmation not sent')
  await expect(gap).toContainText('The mail server refuses this address')
  await expect(gap).toContainText(`Registration ${reference}`)
  await expectAccessible(page)

  await gap.getByRole('button', { name: 'Try again' }).click()
  await expectToast(page, 'Trying again', 'The delivery is on the way again.')
  await expect(gap).toHaveCount(0)
  await expect
    .poll(async () => {
      await page.reload()
      return line.getByRole('cell').last().textContent()
    })
    .toBe('Complete')

  await database.query(
    `insert into submission_files (submission_id, field_id, name, mime_type, size, sha256, storage_key)
     values ($1, 'letter', $2, 'application/pdf', 1, '', $2)`,
    [id, `${tag}-lost.pdf`],
  )
  await page.reload()
  const lost = page.getByRole('listitem').filter({ hasText: `${tag}-lost.pdf` })
  await expect(lost).toContainText('Restore it from a backup')
  await expect(lost.getByRole('button')).toHaveCount(0)
})
