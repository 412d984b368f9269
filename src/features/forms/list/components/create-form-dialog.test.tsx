// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { newQueryClient, renderInPortal } from '../../../../../tests/support/components/portal'
import { retreatForm } from '../../../../../tests/support/components/retreat-form'
import { newRouter, RouterContexts } from '../../../../../tests/support/components/router'
import {
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import { formQueryKeys } from '../../client'
import { CreateFormDialog } from './create-form-dialog'

const CREATE = `POST ${paths.api.forms}`

let server: ReturnType<typeof stubServer>
let router: ReturnType<typeof newRouter>

beforeEach(() => {
  router = newRouter()
  server = stubServer({ [CREATE]: Response.json(retreatForm({ id: 12 }), { status: 201 }) })
})
afterEach(() => {
  forgetToasts()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const show = (query = '', queries = newQueryClient()) =>
  renderInPortal(
    <RouterContexts router={router} query={query}>
      <CreateFormDialog />
    </RouterContexts>,
    { queries },
  )
const dialog = () => screen.queryByRole('dialog')
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Create form' }))
const control = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(control(name), { target: { value } })
const start = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Start with' }), { target: { value } })
const isActive = () => screen.getByRole('switch').getAttribute('aria-checked') === 'true'
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create form' })
const submit = () => fireEvent.submit(control(/^Name/).form as HTMLFormElement)
const said = () => toastStore.read()[0]?.notice.description

it('creates one form, and stays busy until the form’s screen is there', async () => {
  const creating = heldReply()
  server.replies[CREATE] = creating.reply
  const queries = newQueryClient()
  queries.setQueryData(formQueryKeys.list, [])
  show('', queries)
  open()
  expect(create().disabled).toBe(true)
  type(/^Name/, 'Youth Camp')
  submit()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  submit()
  creating.release(Response.json(retreatForm({ id: 12 }), { status: 201 }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(paths.portal.form(12)))
  submit()
  expect(create().getAttribute('aria-busy')).toBe('true')
  expect(queries.getQueryState(formQueryKeys.list)?.isInvalidated).toBe(true)
  await waitFor(() => expect(said()).toBe('Event form created successfully'))
  expect(server.bodies(CREATE)).toEqual([
    { name: 'Youth Camp', slug: 'youth-camp', description: null, isActive: true },
  ])
})

it('keeps what was typed when the request fails, and can be sent again', async () => {
  server.replies[CREATE] = loseConnection
  show()
  open()
  type(/^Name/, 'Youth Camp')
  submit()
  await waitFor(() => expect(said()).toBe('Failed to create form'))
  expect(control(/^Name/).value).toBe('Youth Camp')
  await waitFor(() => expect(create().getAttribute('aria-busy')).toBeNull())
  submit()
  await waitFor(() => expect(server.sent).toHaveLength(2))
})

it('a form with a template is closed, an empty one opens with its first field', () => {
  show()
  open()
  expect(isActive()).toBe(true)
  start('volunteers')
  expect(isActive()).toBe(false)
  start('')
  expect(isActive()).toBe(true)
})

it('derives no slug longer than a slug may be', () => {
  show()
  open()
  type(/^Name/, `${'a'.repeat(79)} bc`)
  expect(control(/^Slug/).value).toBe('a'.repeat(79))
})

it('a message at the slug goes away when the name gives a valid one', async () => {
  show()
  open()
  type(/^Name/, '青年')
  type(/^Slug/, 'x')
  type(/^Slug/, '!')
  submit()
  expect(await screen.findByText(/^Use lowercase letters/)).toBeTruthy()
  type(/^Slug/, 'youth')
  await waitFor(() => expect(screen.queryByText(/^Use lowercase letters/)).toBeNull())
})

it('is empty when it is opened again', () => {
  show()
  open()
  type(/^Name/, 'Youth Camp')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(dialog()).toBeNull()
  open()
  expect([control(/^Name/).value, control(/^Slug/).value]).toEqual(['', ''])
})

it('opens by the address, which is then that of the list', () => {
  history.replaceState(null, '', `${paths.portal.forms}?create`)
  show('create')
  expect(dialog()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(dialog()).toBeNull()
  expect(location.search).toBe('')
})
