// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { newQueryClient, renderInPortal } from '../../../../../tests/support/components/portal'
import { retreatForm } from '../../../../../tests/support/components/retreat-form'
import { newRouter, RouterContexts } from '../../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import { formQueryKeys } from '../../client'
import { FormFileDialog } from './form-file-dialog'

const CREATE = `POST ${paths.api.formFromFile}`

let server: ReturnType<typeof stubServer>
let router: ReturnType<typeof newRouter>

beforeEach(() => {
  router = newRouter()
  server = stubServer({ [CREATE]: Response.json(retreatForm({ id: 12 }), { status: 201 }) })
})
afterEach(() => {
  forgetToasts()
  vi.unstubAllGlobals()
})

async function choose(queries = newQueryClient()) {
  renderInPortal(
    <RouterContexts router={router}>
      <FormFileDialog />
    </RouterContexts>,
    { queries },
  )
  fireEvent.click(screen.getByRole('button', { name: 'From a file' }))
  const input = await screen.findByLabelText<HTMLInputElement>(/^File/)
  expect(create().disabled).toBe(true)
  const file = new File(['{}'], 'camp.json')
  fireEvent.change(input, { target: { files: [file] } })
  return { input, file }
}
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create form' })
const submit = (input: HTMLInputElement) => fireEvent.submit(input.form as HTMLFormElement)

it('creates one form, and stays busy until the form’s screen is there', async () => {
  const creating = heldReply()
  server.replies[CREATE] = creating.reply
  const queries = newQueryClient()
  queries.setQueryData(formQueryKeys.list, [])
  const { input, file } = await choose(queries)
  submit(input)
  await waitFor(() => expect(server.bodies(CREATE)).toEqual([file]))
  submit(input)
  creating.release(Response.json(retreatForm({ id: 12 }), { status: 201 }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(paths.portal.form(12)))
  submit(input)
  expect(create().getAttribute('aria-busy')).toBe('true')
  expect(queries.isMutating()).toBe(0)
  expect(queries.getQueryState(formQueryKeys.list)?.isInvalidated).toBe(true)
  expect(server.sent).toHaveLength(1)
})

it.each([
  [errorResponse(400, 'Line 3: A comma is missing.'), 'Line 3: A comma is missing.'],
  [loseConnection, 'The file could not be sent.'],
])('says why a file was not taken, until another is chosen', async (reply, words) => {
  server.replies[CREATE] = reply
  const { input, file } = await choose()
  submit(input)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(toastStore.read()[0]?.notice.destructive).toBe(true)
  fireEvent.change(input, { target: { files: [file] } })
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  server.replies[CREATE] = Response.json(retreatForm({ id: 12 }), { status: 201 })
  submit(input)
  await waitFor(() => expect(router.push).toHaveBeenCalled())
})
