// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import type { OtherLanguage } from '@/lib/languages'
import { paths } from '@/lib/paths'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../tests/support/components/portal'
import { retreatField, retreatForm } from '../../../../../tests/support/components/retreat-form'
import { RouterContexts } from '../../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import { presentTranslation } from '../present'
import type { Translation } from '../schema'
import { TranslateScreen } from './translate-screen'

const FORM = retreatForm({
  name: 'Camp',
  fields: [retreatField('a', { label: 'Full name' })],
})
const PATH = paths.api.formTranslation(FORM.id, 'fil')
const LABEL: Translation['texts'] = { 'field:a:label': { text: 'Pangalan', of: 'Name' } }

const translation = (
  texts: Translation['texts'] = LABEL,
  { revision = 1, isShown = false, lang = 'fil' as OtherLanguage } = {},
) => {
  const source = { ...FORM, revision, notice: { isOn: false, text: null } }
  return presentTranslation(source, lang, { isShown, texts })
}

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer({
    [`GET ${paths.api.form(FORM.id)}`]: FORM,
    [`GET ${PATH}`]: translation(),
    [`GET ${paths.api.languages}`]: { fil: null, ceb: null, ilo: null },
  })
})
afterEach(() => {
  forgetToasts()
  vi.unstubAllGlobals()
})

const show = ({
  query = '',
  ...options
}: { query?: string } & Parameters<typeof renderInPortal>[1] = {}) =>
  renderInPortal(
    <RouterContexts query={query}>
      <TranslateScreen id={FORM.id} />
    </RouterContexts>,
    options,
  )
const text = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const label = () => text(/^Label/)
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await text(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save translation' }))
const puts = () => server.bodies(`PUT ${PATH}`)
const isUnsaved = () => screen.queryByText('Unsaved changes') !== null
const words = () => toastStore.read()[0]?.notice.description

it('is sent once, and not at all without a change', async () => {
  show()
  await label()
  save()
  expect([puts(), words()]).toEqual([[], 'Translation saved'])
  const saving = heldReply()
  server.replies[`PUT ${PATH}`] = saving.reply
  await type(/^Name/, 'Kampo')
  save()
  await waitFor(() => expect(puts()).toHaveLength(1))
  save()
  saving.release(translation({ name: { text: 'Kampo', of: 'Camp' } }))
  await waitFor(() => expect(isUnsaved()).toBe(false))
  expect(puts()).toEqual([expect.objectContaining({ name: 'Kampo', revision: 1 })])
})

it.each([
  ['is lost', loseConnection, 'The translation could not be saved. Please try again.'],
  [
    'fails',
    errorResponse(500, 'Our fault'),
    'The translation could not be saved. Please try again.',
  ],
  ['is refused', errorResponse(400, 'Not like this.'), 'Not like this.'],
])('keeps what was typed when the request %s, and says so', async (_what, reply, said) => {
  server.replies[`PUT ${PATH}`] = reply
  show()
  await type(/^Name/, 'Kampo')
  save()
  await waitFor(() => expect(words()).toBe(said))
  expect([(await text(/^Name/)).value, isUnsaved()]).toEqual(['Kampo', true])
  expect(screen.queryByRole('button', { name: 'Load their version' })).toBeNull()
})

it.each([
  ['Load their version', '', false],
  ['Keep what I typed', 'Kampo', true],
])('a form that was changed meanwhile: %s', async (choice, value, unsaved) => {
  const refusal = { error: 'The form has changed.', code: 'form.changed' }
  server.replies[`PUT ${PATH}`] = Response.json(refusal, { status: 409 })
  show()
  await type(/^Name/, 'Kampo')
  save()
  const button = await screen.findByRole('button', { name: choice })
  server.replies[`GET ${PATH}`] = loseConnection
  fireEvent.click(button)
  await waitFor(() => expect(words()).toMatch(/could not be saved/))
  expect(screen.queryByRole('button', { name: choice }), 'to try again').not.toBeNull()
  server.replies[`GET ${PATH}`] = translation({}, { revision: 2 })
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull())
  expect([(await text(/^Name/)).value, isUnsaved()]).toEqual([value, unsaved])
  await type(/^Name/, 'Kampo 2')
  save()
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]).toMatchObject({ revision: 2 })
})

it('a changed text is confirmed as still right, and the focus goes to its translation', async () => {
  show()
  await label()
  fireEvent.click(screen.getByRole('button', { name: 'Still right' }))
  expect(screen.queryByText('Changed since.')).toBeNull()
  expect(document.activeElement).toBe(await label())
  expect(isUnsaved()).toBe(true)
})

it('is shown to visitors only once it is complete, and can always be hidden', async () => {
  show()
  await label()
  const shown = () => screen.getByRole('switch', { name: 'Visitors can read it in Filipino' })
  expect(shown().matches(':disabled')).toBe(true)
  expect(screen.getByText(/^Still missing: Name\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go to the first' }))
  expect(document.activeElement).toBe(await text(/^Name/))
  await type(/^Name/, 'Kampo')
  expect(shown().matches(':disabled')).toBe(false)
  fireEvent.click(shown())
  await type(/^Name/, ' ')
  expect(shown().matches(':disabled')).toBe(false)
  expect(screen.getByText(/^They read English until every required text is there\./)).toBeTruthy()
})

it('opens the language of the address, and shows nothing of an earlier visit', async () => {
  const path = paths.api.formTranslation(FORM.id, 'ceb')
  const newer = translation({ name: { text: 'Kampo 2', of: 'Camp' } }, { lang: 'ceb' })
  const reading = heldReply()
  server.replies[`GET ${path}`] = reading.reply
  const queries = newQueryClient()
  queries.setQueryData([path], translation({}, { lang: 'ceb' }))
  show({ query: 'lang=ceb', queries })
  await screen.findByRole('heading', { name: 'Translate Camp' })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Cebuano')
  expect(screen.queryByRole('textbox')).toBeNull()
  reading.release(newer)
  expect((await text(/^Name/)).value).toBe('Kampo 2')
})

it('cannot be changed by a role that may only read it', async () => {
  show({ user: { ...STAFF_USER_ANA, role: 'store_manager' } })
  expect((await label()).closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByRole('switch').matches(':disabled')).toBe(true)
  for (const name of ['Save translation', 'Still right', 'Go to the first']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})
