// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { retreatField, retreatForm } from '../../../../../tests/support/components/retreat-form'
import { RouterContexts } from '../../../../../tests/support/components/router'
import { loseConnection, stubServer } from '../../../../../tests/support/components/server-stub'
import type { ListedForm } from '../../schema'
import { FormsScreen } from './forms-screen'

const FIELDS = [retreatField('Full name'), retreatField('Church')]
const listed = (id: number, more: Partial<ListedForm> = {}): ListedForm => ({
  ...retreatForm({ id, name: `Form ${id}`, slug: `form-${id}`, fields: FIELDS }),
  submissions: { total: 1234, lastAt: null, hasSeats: false },
  ...more,
})
const FORMS = [
  listed(1),
  listed(2, { isActive: false }),
  listed(3, { isActive: false, isArchived: true }),
]

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer({ [`GET ${paths.api.forms}`]: FORMS })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = (query = '', user: typeof STAFF_USER_ANA = STAFF_USER_ANA) =>
  renderInPortal(
    <RouterContexts query={query}>
      <FormsScreen />
    </RouterContexts>,
    { user },
  )
const names = async () =>
  (await screen.findAllByRole('link', { name: /^Form \d$/ })).map(({ textContent }) => textContent)
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
async function openMenu(name = 'Form 1') {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }))
}

it.each([
  ['', ['Form 1', 'Form 2']],
  ['archived', ['Form 3']],
  ['active', ['Form 1']],
])('shows the forms of the address: %j', async (query, shown) => {
  show(query)
  expect(await names()).toEqual(shown)
  const archive = screen.queryByRole('link', { name: 'Archived (1)' })
  expect(archive === null).toBe(query === 'active')
  expect(archive?.getAttribute('aria-current') ?? null).toBe(query === 'archived' ? 'page' : null)
})

it.each<[ListedForm[], string, string]>([
  [[], '', 'No forms yet'],
  [[], 'archived', 'No form is archived'],
  [[listed(3, { isArchived: true })], '', 'Every form is archived'],
  [[listed(2, { isActive: false })], 'active', 'No form is active'],
])('says why nothing is there (%#)', async (forms, query, title) => {
  server.replies[`GET ${paths.api.forms}`] = forms
  show(query)
  expect(await screen.findByText(title)).toBeTruthy()
})

it('shows how many have registered, to those who may read it', async () => {
  server.replies[`GET ${paths.api.forms}`] = [listed(1)]
  const { unmount } = show()
  const link = await screen.findByRole('link', { name: /^1,234 registrations\s+to Form 1$/ })
  expect(link.getAttribute('href')).toBe(paths.portal.formSubmissions(1))
  unmount()
  server.replies[`GET ${paths.api.forms}`] = [listed(1, { submissions: null })]
  show()
  await names()
  expect(screen.queryByRole('columnheader', { name: 'Registrations' })).toBeNull()
})

it('offers a reader nothing that changes a form', async () => {
  show('', { ...STAFF_USER_ANA, role: 'store_manager' })
  await names()
  for (const control of screen.getAllByRole('switch')) {
    expect(control.matches(':disabled')).toBe(true)
  }
  expect(screen.queryByRole('button', { name: /^Create form|^From a file/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open Form 1' })).toBeTruthy()
  await openMenu()
  expect(entries()).toEqual([
    'Open the form, opens in a new tab',
    ...['Copy link', 'QR code', 'Times and places', 'Translate', 'Save as a file'],
  ])
})

it('offers those who work with it everything, and opening only what visitors can open', async () => {
  show()
  await openMenu('Form 2')
  expect(entries()).toEqual([
    ...['Copy link', 'QR code', 'Times and places', 'Translate', 'Add a registration'],
    ...['Write to people', 'Duplicate', 'Save as a file', 'Archive', 'Delete'],
  ])
  const hrefOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href')
  expect(hrefOf('Write to people')).toBe(paths.portal.composeMailing('?form=2'))
  expect(hrefOf('Add a registration')).toBe(paths.portal.addRegistration(2))
  expect(hrefOf('Save as a file')).toBe(paths.api.formFile(2))
})

it('draws a code of the form’s own address, and returns the focus to the menu', async () => {
  show()
  const drawn = async (slug: string, formName?: string) => {
    await openMenu(formName)
    await userEvent.click(screen.getByRole('menuitem', { name: 'QR code' }))
    const address = new URL(paths.form(slug), location.origin).href
    const name = `QR code that opens ${address}`
    return (await screen.findByRole<HTMLImageElement>('img', { name })).src
  }
  const other = await drawn('form-2', 'Form 2')
  await userEvent.keyboard('{Escape}')
  expect(await drawn('form-1')).not.toBe(other)
  const dialog = screen.getByRole('dialog', { name: 'QR code' })
  const saved = within(dialog).getAllByRole<HTMLAnchorElement>('link')
  expect(saved.map(({ download, href }) => [download, href.slice(0, 14)])).toEqual([
    ['form-1.png', 'data:image/png'],
    ['form-1.svg', 'data:image/svg'],
  ])
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Form 1' }))
})

it('can be read again when it could not be loaded', async () => {
  server.replies[`GET ${paths.api.forms}`] = loseConnection
  show()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.replies[`GET ${paths.api.forms}`] = FORMS
  fireEvent.click(retry)
  expect(await names()).toHaveLength(2)
})
