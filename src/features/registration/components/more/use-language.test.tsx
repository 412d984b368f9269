// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import type { PublicForm } from '@/features/forms/schema'
import { LANGUAGE_SWITCH_WORDS } from '@/lib/words/english/switch'
import { visitorForm } from '../../../../../tests/support/components/registration'
import { newRouter, RouterContexts } from '../../../../../tests/support/components/router'
import { loseConnection, stubInOrder } from '../../../../../tests/support/components/server-stub'
import { eventField } from '../../../../../tests/support/event-form'
import { initialRegistrationState, type RegistrationState } from '../../registration-state'
import { useChangeLanguage } from './use-language'

const replace = vi.fn()
const dispatch = vi.fn()
const save = vi.fn()
const findErrorsOf = vi.fn(async () => ({ name: 'Kailangan ang pangalan' }))

const English = visitorForm([eventField('name', 0)], { lang: 'en', languages: ['en', 'fil'] })
const Filipino = { ...English, lang: 'fil' } as const satisfies PublicForm

beforeEach(() => {
  for (const mock of [replace, dispatch, save, findErrorsOf]) mock.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
})

function read(over: Partial<RegistrationState> = {}, form: PublicForm = English) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContexts router={{ ...newRouter(), replace }}>{children}</RouterContexts>
  )
  const formRef = { current: document.createElement('form') }
  return renderHook(
    ({ state, address }) =>
      useChangeLanguage(address, { state, dispatch, findErrorsOf, formRef, save }),
    {
      wrapper,
      initialProps: {
        state: { ...initialRegistrationState({ form: English }), ...over },
        address: form,
      },
    },
  )
}

it('stores what was typed, then leads to the form in the other language', async () => {
  const send = stubInOrder([200])
  const { result } = read()
  await act(() => result.current('fil'))
  expect(send).toHaveBeenCalledWith('/api/forms/retreat?lang=fil')
  expect(save).toHaveBeenCalledBefore(replace)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/forms/retreat?lang=fil', { scroll: false })
})

it('stays with the simple form', async () => {
  stubInOrder([200])
  const { result } = read({ isPlain: true })
  await act(() => result.current('fil'))
  expect(replace.mock.calls[0]?.[0]).toBe('/forms/retreat?plain=1&lang=fil')
})

it('leaves the page alone without a connection, and says so', async () => {
  stubInOrder(loseConnection)
  const { result } = read()
  await act(() => result.current('fil'))
  expect(replace).not.toHaveBeenCalled()
  expect(toastStore.read()[0]?.notice.description).toBe(LANGUAGE_SWITCH_WORDS.failed)
})

it('takes over the texts once they are there', () => {
  read({}, Filipino)
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'translated', form: Filipino })
})

it('keeps the number of people that were added', async () => {
  const party = { min: 1, max: 4, fieldIds: ['name'], nameFieldIds: ['name'], needsAdult: false }
  const of = (form: PublicForm, people: number) => ({ ...form, party, people })
  read({ form: of(English, 3) }, of(Filipino, 1))
  await vi.waitFor(() => expect(dispatch).toHaveBeenCalled())
  const form = expect.objectContaining({ lang: 'fil', people: 3 })
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'translated', form })
})

it('says errors again in the new language, only those that were said', async () => {
  const { rerender } = read()
  expect(document.documentElement.lang).toBe('en-PH')
  expect(findErrorsOf).not.toHaveBeenCalled()
  const state = {
    ...initialRegistrationState({ form: Filipino }),
    errors: { name: 'Name is required' },
  }
  rerender({ state, address: Filipino })
  expect(document.documentElement.lang).toBe('fil')
  await vi.waitFor(() => expect(dispatch).toHaveBeenCalled())
  expect(findErrorsOf).toHaveBeenCalledWith(expect.anything(), new Set(['name']))
  const errors = { name: 'Kailangan ang pangalan' }
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'reworded', errors })
})
