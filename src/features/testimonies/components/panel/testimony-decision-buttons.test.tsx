// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { newRouter, RouterContexts } from '../../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { DecideHere } from './decide-here'
import { TestimonyDecisionButtons } from './testimony-decision-buttons'

const panel = vi.hoisted(() => ({
  error: vi.fn(),
  success: vi.fn(),
  submit: vi.fn(),
  fields: {} as Record<string, { value: unknown }>,
}))

vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, onClick, children }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { error: panel.error, success: panel.success },
  useDocumentInfo: () => ({ id: 5 }),
  useForm: () => ({ submit: panel.submit }),
  useFormFields: (read: (state: [typeof panel.fields]) => unknown) => read([panel.fields]),
}))

const ROW = `PATCH ${paths.api.cmsRow('testimonies', 5)}`

let server: ReturnType<typeof stubServer>
let router: ReturnType<typeof newRouter>

beforeEach(() => {
  router = newRouter()
  server = stubServer({ [ROW]: {} })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const show = (mayBeShown = true) =>
  render(
    <RouterContexts router={router}>
      <TestimonyDecisionButtons id={5} mayBeShown={mayBeShown} />
    </RouterContexts>,
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const areBusy = () => ['Publish', 'Decline'].map((name) => button(name).disabled)

it.each([
  ['Publish', 'published'],
  ['Decline', 'declined'],
])('%s sends one decision, and the list is read again', async (name, status) => {
  const saving = heldReply()
  server.replies[ROW] = saving.reply
  show()
  press(name)
  expect(areBusy()).toEqual([true, true])
  saving.release({})
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  expect(server.bodies(ROW)).toEqual([{ status }])
  expect([panel.success.mock.calls.length, panel.error.mock.calls]).toEqual([1, []])
})

it.each([
  [errorResponse(423, 'Somebody else is editing it.'), 'Somebody else is editing it.'],
  [() => new Response('Bad gateway', { status: 502 }), 'This was not saved. Please try again.'],
  [loseConnection, 'This was not saved. Please try again.'],
])('says why a decision was not saved, and can be pressed again', async (reply, words) => {
  server.replies[ROW] = reply
  show()
  press('Publish')
  await waitFor(() => expect(panel.error).toHaveBeenCalledWith(words))
  expect(areBusy()).toEqual([false, false])
  expect([router.refresh.mock.calls, panel.success.mock.calls]).toEqual([[], []])
})

it('is not published when its owner asked for that', () => {
  show(false)
  expect(areBusy()).toEqual([true, false])
})

it.each<[string, boolean, string[]]>([
  ['pending', true, ['Publish', 'Decline']],
  ['pending', false, ['Decline']],
  ['published', true, ['Take away']],
  ['declined', true, ['Publish']],
])('offers on its own page what is not decided yet: %s, %s', (status, consent, names) => {
  panel.fields = { status: { value: status }, consent: { value: consent } }
  render(<DecideHere />)
  const usable = screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled)
  expect(usable.map(({ textContent }) => textContent)).toEqual(names)
  for (const one of usable) fireEvent.click(one)
  expect(panel.submit.mock.calls).toEqual(
    names.map((name) => [{ overrides: { status: name === 'Publish' ? 'published' : 'declined' } }]),
  )
})
