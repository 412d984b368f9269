// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { newRouter, RouterContexts } from '../../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import type { MailingPreview, PreviewMailingInput } from '../../schema'
import { ComposeScreen } from './compose-screen'

const PREVIEW = `POST ${paths.api.mailingPreview}`
const TEST = `POST ${paths.api.mailingTest}`
const START = `POST ${paths.api.mailings}`

const sample = (id: number) => ({
  ...{ submissionId: id, reference: `REF-${id}`, to: `${id}@example.org` },
  ...{ subject: `See you, ${id}`, html: `<p>Dear ${id}</p>` },
})
const preview = (more: Partial<MailingPreview> = {}): MailingPreview => ({
  ...{ messages: 2, withoutAddress: 0, unsubscribed: 0, sharing: 1, formName: 'Retreat' },
  ...{ marks: ['name', 'Church'], samples: [], isMailSent: true, perMinute: 60 },
  ...more,
})
const personal =
  (ids = [1, 2, 3]) =>
  (body: unknown) =>
    (body as PreviewMailingInput).template
      ? preview({ messages: 3, sharing: 0, samples: ids.map(sample) })
      : preview()

let server: ReturnType<typeof stubServer>
let router: ReturnType<typeof newRouter>
let formId = 0

beforeEach(() => {
  formId += 1
  router = newRouter()
  server = stubServer({ [PREVIEW]: personal() })
})
afterEach(() => {
  forgetToasts()
  vi.unstubAllGlobals()
})

const show = (query = `form=${formId}`, user = STAFF_USER_ANA) =>
  renderInPortal(
    <RouterContexts router={router} query={query}>
      <ComposeScreen />
    </RouterContexts>,
    { user },
  )
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Subject/ })
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function write(words = { subject: 'See you', text: 'Dear {name}' }) {
  fireEvent.change(await subject(), { target: { value: words.subject } })
  fireEvent.change(await text(), { target: { value: words.text } })
}
const question = () => screen.queryByRole('alertdialog')
const said = () => toastStore.read()[0]?.notice.description
const started = () => server.bodies(START)

it('inserts a merge field in place of what is selected, and the cursor stands after it', async () => {
  show()
  await write({ subject: '', text: 'Dear xx, hello' })
  const area = await text()
  area.setSelectionRange(5, 7)
  press('{name}')
  expect(area.value).toBe('Dear {name}, hello')
  expect([area.selectionStart, area.selectionEnd]).toEqual([11, 11])
  expect(document.activeElement).toBe(area)
})

it('asks with the number for the text as it is now, and starts it once', async () => {
  const starting = heldReply()
  server.replies[START] = starting.reply
  show()
  await write()
  expect(screen.getByText(/: 2 messages\./)).toBeTruthy()
  press('Send...')
  await screen.findByRole('alertdialog', { name: 'Send 3 messages?' })
  expect(question()?.textContent).toContain('They leave within a minute.')
  press('Send 3 messages')
  await waitFor(() => expect(started()).toHaveLength(1))
  press('Send 3 messages')
  starting.release({ id: 9 })
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(paths.portal.mailing(9)))
  expect(started()).toEqual([
    {
      audience: { formId, filters: {} },
      template: { subject: 'See you', text: 'Dear {name}' },
      count: 3,
      key: expect.any(String),
    },
  ])
})

it('is written anew once it was sent', async () => {
  server.replies[START] = { id: 9 }
  const { unmount } = show()
  await write()
  press('Send...')
  await screen.findByRole('alertdialog')
  press('Send 3 messages')
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  unmount()
  show()
  expect([(await subject()).value, (await text()).value]).toEqual(['', ''])
})

it('keeps the text and its key when starting fails, so that a repeat is the same mailing', async () => {
  server.replies[START] = loseConnection
  const { unmount } = show()
  await write()
  const send = async () => {
    press('Send...')
    await screen.findByRole('alertdialog')
    press('Send 3 messages')
    await waitFor(() => expect(question()).toBeNull())
  }
  await send()
  expect(said()).toBe('It did not work. Please try again.')
  unmount()
  show()
  expect((await text()).value).toBe('Dear {name}')
  await send()
  const keys = started().map((body) => (body as { key: string }).key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('keeps the text for its author alone', async () => {
  const { unmount } = show()
  await write()
  unmount()
  show(undefined, { ...STAFF_USER_ANA, id: 2 })
  expect((await text()).value).toBe('')
})

it('does not ask about a text that is refused, and shows why where it is wrong', async () => {
  show()
  await write()
  press('Preview')
  await screen.findByTitle('Message to REF-1')
  await write({ subject: 'See you', text: '' })
  const fields = { 'template.text': 'Please write a message' }
  server.replies[PREVIEW] = errorResponse(400, 'Not like this', { fields })
  press('Send...')
  expect(await screen.findByText('Please write a message')).toBeTruthy()
  const message = await text()
  await waitFor(() => expect(document.activeElement).toBe(message))
  expect(question()).toBeNull()
  server.replies[PREVIEW] = personal()
  press('Preview')
  await waitFor(() => expect(screen.queryByText('Please write a message')).toBeNull())
})

it('says when a preview could not be made', async () => {
  show()
  await write()
  server.replies[PREVIEW] = loseConnection
  press('Preview')
  await waitFor(() => expect(said()).toBe('It did not work. Please try again.'))
})

it.each([
  [true, 'Look into the mailbox of ana@example.org'],
  [false, 'No mail server is set up, so the test was not sent.'],
])('says where a test is, with a mail server: %s', async (isMailSent, words) => {
  server.replies[TEST] = { to: 'ana@example.org', isMailSent }
  show()
  await write()
  press('Send me a test')
  await waitFor(() => expect(said()).toBe(words))
})

it('says why a test was not sent', async () => {
  server.replies[TEST] = errorResponse(502, 'The server is away.')
  show()
  await write()
  press('Send me a test')
  await waitFor(() => expect(said()).toBe('The server is away.'))
})

it('shows the chosen message, without its scripts, and says when the text has changed', async () => {
  show()
  await write()
  press('Preview')
  const message = (id: number) => screen.findByTitle<HTMLIFrameElement>(`Message to REF-${id}`)
  expect((await message(1)).getAttribute('sandbox')).toBe('')
  press('Preview 3 for REF-3')
  expect((await message(3)).getAttribute('srcdoc')).toBe('<p>Dear 3</p>')
  const isOld = () => screen.queryByText(/^You have changed the text since/) !== null
  expect(isOld()).toBe(false)
  await write({ subject: 'See you', text: 'Dear all' })
  expect(isOld()).toBe(true)
  server.replies[PREVIEW] = personal([1, 2])
  press('Preview')
  expect(await message(2)).toBeTruthy()
  expect(isOld()).toBe(false)
})

it('writes to nobody without a form or recipients', async () => {
  const { unmount } = show('status=new')
  expect(screen.getByText('Choose a form first')).toBeTruthy()
  expect(server.sent).toEqual([])
  unmount()
  server.replies[PREVIEW] = preview({ messages: 0, sharing: 0, unsubscribed: 2 })
  show()
  expect(await screen.findByText('There is nobody to write to')).toBeTruthy()
  expect(screen.getByText('Left out: 2 unsubscribed.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
