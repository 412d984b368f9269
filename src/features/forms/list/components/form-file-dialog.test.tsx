// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { newQueries, renderInPortal } from '../../../../../tests/support/components'
import { eventForm } from '../../../../../tests/support/event-forms'
import { newRouter, Routed } from '../../../../../tests/support/next-router'
import { holds, loses, replies, stubServer } from '../../../../../tests/support/stub-server'
import { forgetToasts } from '../../../../../tests/support/toasts'
import { formKeys } from '../../client'
import { FormFileDialog } from './form-file-dialog'

const CREATE = `POST ${paths.api.formFromFile}`

let server: ReturnType<typeof stubServer>
let router: ReturnType<typeof newRouter>

beforeEach(() => {
  router = newRouter()
  server = stubServer({ [CREATE]: replies(eventForm({ id: 12 }), 201) })
})
afterEach(() => {
  forgetToasts()
  vi.unstubAllGlobals()
})

async function choose(queries = newQueries()) {
  renderInPortal(
    <Routed router={router}>
      <FormFileDialog />
    </Routed>,
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
  const creating = holds(replies(eventForm({ id: 12 }), 201))
  server.routes[CREATE] = creating.reply
  const queries = newQueries()
  queries.setQueryData(formKeys.list, [])
  const { input, file } = await choose(queries)
  submit(input)
  await waitFor(() => expect(server.bodiesOf('POST')).toEqual([file]))
  submit(input)
  creating.release()
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(paths.portal.form(12)))
  submit(input)
  expect(create().getAttribute('aria-busy')).toBe('true')
  expect(queries.isMutating()).toBe(0)
  expect(queries.getQueryState(formKeys.list)?.isInvalidated).toBe(true)
  expect(server.sent).toHaveLength(1)
})

it.each([
  [replies({ error: 'Line 3: A comma is missing.' }, 400), 'Line 3: A comma is missing.'],
  [loses, 'The file could not be sent.'],
])('says why a file was not taken, until another is chosen', async (reply, words) => {
  server.routes[CREATE] = reply
  const { input, file } = await choose()
  submit(input)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(toastStore.read()[0]?.notice.destructive).toBe(true)
  fireEvent.change(input, { target: { files: [file] } })
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  server.routes[CREATE] = replies(eventForm({ id: 12 }), 201)
  submit(input)
  await waitFor(() => expect(router.push).toHaveBeenCalled())
})
