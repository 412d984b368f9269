import { rm, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import type { EventForm } from '@/features/forms/schema'
import { expectAccessible } from '../../support/e2e/axe'
import { PDF_UPLOAD } from '../../support/e2e/files'
import { expect, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

const NAME: FieldInput = { label: 'Full name', fieldType: 'text', isRequired: true }
const DAYS: FieldInput = { label: 'Days', fieldType: 'checkbox', options: ['Saturday', 'Sunday'] }
const LETTER: FieldInput = { label: 'Letter', fieldType: 'file' }

const name = (page: Page) => page.getByLabel('Full name')
const button = (page: Page, label: string) => page.getByRole('button', { name: label })
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' })
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const trouble = (page: Page, text: string) =>
  page.locator('form').getByRole('alert').filter({ hasText: text })

const UNSURE = 'We don’t know yet whether your registration arrived.'
const OFFLINE = 'No connection. Nothing was sent yet.'

async function open(page: Page, form: EventForm) {
  await page.goto(`/forms/${form.slug}`)
  await waitForReact(submit(page))
}

async function reload(page: Page) {
  await page.reload()
  await waitForReact(submit(page))
}

const keptOnDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

async function loseAnswer(page: Page) {
  await page.route(
    '**/submit',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await submit(page).click()
  await expect(trouble(page, UNSURE)).toBeVisible()
}

test('what was typed comes back after a reload, can be cleared, and goes with success', {
  tag: '@phone',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME, DAYS, LETTER])
  await open(page, form)
  await expect(button(page, 'Clear the form')).toHaveCount(0)
  expect(await keptOnDevice(page)).toBe('{}')
  await name(page).fill('Ana')
  await page.getByLabel('Sunday').check()
  await page.getByLabel('Letter').setInputFiles(PDF_UPLOAD)
  await expect(button(page, 'Clear the form')).toBeVisible()

  await reload(page)
  await expect(notice(page, 'We kept what you typed')).toContainText('choose “Letter” again')
  await expect(name(page)).toHaveValue('Ana')
  await expect(page.getByLabel('Sunday')).toBeChecked()
  await expect(page.getByLabel('Saturday')).not.toBeChecked()
  await expectAccessible(page)
  await submit(page).click()
  await expect(page.getByLabel('Letter')).toHaveAccessibleDescription(/choose this file again/)

  await button(page, 'Clear the form').click()
  await expect(name(page)).toHaveValue('')
  expect(await keptOnDevice(page)).toBe('{}')
  await button(page, 'Undo').click()
  await expect(name(page)).toHaveValue('Ana')
  await page.getByLabel('Letter').setInputFiles(PDF_UPLOAD)
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(button(page, 'Copy the reference')).toBeVisible()
  await expectAccessible(page)
  expect(await keptOnDevice(page)).toBe('{}')
  const letter = expect.objectContaining({ name: PDF_UPLOAD.name })
  expect(await forms.answers(form)).toEqual([
    { 'Full name': 'Ana', Days: ['Sunday'], Letter: letter },
  ])
})

test('without a connection nothing is sent, and trying again registers once', {
  tag: '@desktop',
}, async ({ page, context, forms }) => {
  const form = await forms.create('Retreat', [NAME, LETTER])
  await open(page, form)
  await name(page).fill('Ana')
  await page.getByLabel('Letter').setInputFiles(PDF_UPLOAD)
  // Waits for the code that shows errors, which is loaded when somebody touches the form.
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()
  await expect(page.locator('form').getByRole('status')).toHaveCount(2)
  await context.setOffline(true)
  await submit(page).click()
  await expectToast(page, 'Error', 'Failed to submit form')
  await expect(trouble(page, OFFLINE)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(trouble(page, 'You are connected again.')).toBeVisible()
  await expect(button(page, 'Try again')).toBeFocused()
  expect(await forms.answers(form)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  const letter = expect.objectContaining({ name: PDF_UPLOAD.name })
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana', Letter: letter }])
})

test('a lost answer does not register twice, not even after a reload', {
  tag: '@desktop',
}, async ({ page, context, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  await open(page, form)
  await name(page).fill('Ana')
  await loseAnswer(page)
  expect(await forms.answers(form)).toHaveLength(1)
  await reload(page)
  await expect(trouble(page, UNSURE)).toBeVisible()
  // The first attempt may have been stored, so the message must not say that it was not.
  await context.setOffline(true)
  await button(page, 'Try again').click()
  await expectToast(page, 'Error', 'No answer came back.')
  await context.setOffline(false)
  await button(page, 'Try again').click()
  await expect(thanks(page)).toBeVisible()
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana' }])
})

test('answers changed after a lost answer are not sent unasked', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  await open(page, form)
  await name(page).fill('Ana')
  await loseAnswer(page)
  await name(page).fill('Ben')
  await submit(page).click()
  const before = page.getByRole('region', { name: 'We already have a registration' })
  await expect(before.getByRole('heading')).toBeFocused()
  await expect(before).toContainText('Full name: we have “Ana”')
  await expectAccessible(page)
  await expect(before.getByRole('strong')).toHaveText(/^\w{4}-\w{4}$/)
  expect(await forms.answers(form)).toHaveLength(1)
})

test(
  'a file shows how far it is; cancelled, the answers and the file are still there',
  {
    tag: '@desktop',
  },
  async ({ page, context, forms }, info) => {
    const form = await forms.create('Retreat', [NAME, LETTER])
    await open(page, form)
    await name(page).fill('Ana')
    const moved = info.outputPath('moved.pdf')
    await writeFile(moved, PDF_UPLOAD.buffer)
    await page.getByLabel('Letter').setInputFiles(moved)
    await rm(moved)
    await submit(page).click()
    await expect(page.getByLabel('Letter')).toHaveAccessibleDescription(/cannot be read any more/)
    const scan = {
      ...PDF_UPLOAD,
      buffer: Buffer.concat([PDF_UPLOAD.buffer, Buffer.alloc(6 * 1024 * 1024)]),
    }
    await page.getByLabel('Letter').setInputFiles(scan)
    const network = await context.newCDPSession(page)
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await network.send('Network.enable')
    await limit(256 * 1024)
    await submit(page).click()
    const progress = page.getByRole('progressbar', { name: 'Upload of your files' })
    await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/)
    await expect(page.getByText(/^Uploading: .* of 6 MB$/)).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Cancel').click()
    await expect(trouble(page, 'Cancelled. Nothing was registered.')).toBeVisible()
    await limit(-1)
    await button(page, 'Try again').click()
    await expect(thanks(page)).toBeVisible()
    const letter = expect.objectContaining({ name: PDF_UPLOAD.name, size: scan.buffer.length })
    expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana', Letter: letter }])
  },
)

test.describe('inside an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A146P) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/453.0.0.22.108;]',
  })

  test('the way out is shown, and the simple form takes over what was typed', {
    tag: '@desktop',
  }, async ({ page, forms }) => {
    const form = await forms.create('Retreat', [NAME, LETTER])
    await open(page, form)
    await expect(page.getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
      'href',
      new RegExp(`^intent://.+/forms/${form.slug}#Intent;scheme=http;`),
    )
    await page.getByLabel('Letter').setInputFiles(PDF_UPLOAD)
    await page.getByRole('link', { name: 'Use the simple form' }).click()
    await expectAccessible(page)
    await submit(page).click()
    await expect(name(page)).toHaveAccessibleDescription('Full name is required')
    await expect(page).toHaveURL(/plain=1/)
    await name(page).fill('Ana')
    await page.getByLabel('Letter').setInputFiles(PDF_UPLOAD)
    await submit(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect.poll(() => keptOnDevice(page)).toBe('{}')
    const letter = expect.objectContaining({ name: PDF_UPLOAD.name })
    expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana', Letter: letter }])
  })
})
