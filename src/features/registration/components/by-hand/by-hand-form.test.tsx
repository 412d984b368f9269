// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import {
  BY_HAND_FORM,
  controlLabelled,
  pressAddRegistration,
  renderByHandForm,
  stubAddRegistration,
  tickControl,
  writeInto,
} from '../../../../../tests/support/components/by-hand'
import { STORED_REGISTRATION } from '../../../../../tests/support/components/registration'
import { loseConnection, sentRequestAt } from '../../../../../tests/support/components/server-stub'
import { eventField } from '../../../../../tests/support/event-form'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const problem = async () => (await screen.findByRole('alert')).textContent
const whenAdded = () => waitFor(() => expect(controlLabelled(/^Full name/).value).toBe(''))

it('adds what was entered, how the person came and a confirmation, then begins anew', async () => {
  const send = stubAddRegistration(
    [201, { ...STORED_REGISTRATION, id: 12 }],
    [201, STORED_REGISTRATION],
  )
  const notice = { isOn: true, isSensitive: false, text: 'We keep it.', version: 4 }
  const receipt = { ...DEFAULT_RECEIPT, isOn: true }
  const push = renderByHandForm({
    ...BY_HAND_FORM,
    receipt,
    privacy: { ...BY_HAND_FORM.privacy, notice },
  })
  fireEvent.change(controlLabelled('How they came'), { target: { value: 'phone' } })
  writeInto(/^Full name/, 'Ana')
  tickControl('They know this notice and agree to it')
  tickControl('Send them the confirmation email of this form')
  pressAddRegistration()
  await whenAdded()
  const first = sentRequestAt(send, 0)
  expect(first.path).toBe(`${paths.api.formRegistrations(7)}?how=phone&receipt=no`)
  expect(first.body).toEqual({ data: { name: 'Ana' }, noticeVersion: '4', notKnown: [] })
  expect(document.activeElement).toBe(controlLabelled(/^Full name/))
  expect(controlLabelled('They know this notice and agree to it').checked).toBe(false)
  const { notice: said, action } = toastStore.read()[0] ?? {}
  expect(said?.description).toContain('K7M2-9QXD')
  action?.onAction()
  expect(push).toHaveBeenCalledWith(paths.portal.submission(12))
  writeInto(/^Full name/, 'Ben')
  pressAddRegistration()
  await whenAdded()
  expect(sentRequestAt(send, 1).key).not.toBe(first.key)
  expect(sentRequestAt(send, 1).body).not.toHaveProperty('noticeVersion')
})

it.each<[string, Partial<EventForm>, boolean]>([
  ['is on', { receipt: { ...DEFAULT_RECEIPT, isOn: true } }, true],
  ['is off', {}, false],
  [
    'has no address',
    { fields: BY_HAND_FORM.fields.slice(0, 1), receipt: { ...DEFAULT_RECEIPT, isOn: true } },
    false,
  ],
])('asks about the confirmation where it %s: %o', (_case, over, isAsked) => {
  renderByHandForm({ ...BY_HAND_FORM, ...over })
  expect(screen.queryByLabelText(/^Send them the confirmation/) !== null).toBe(isAsked)
})

it('adds once for two presses', async () => {
  const send = stubAddRegistration([201, STORED_REGISTRATION])
  renderByHandForm()
  writeInto(/^Full name/, 'Ana')
  const form = screen.getByRole('button', { name: 'Add registration' }).closest('form')
  for (let press = 0; press < 2; press++) fireEvent.submit(form as HTMLFormElement)
  await whenAdded()
  expect(send).toHaveBeenCalledTimes(1)
})

describe('the key of the next press', () => {
  const reused = { error: 'Used', code: 'submission.key_reused', reference: 'K7M2-9QXD' }

  it.each<[string, Parameters<typeof stubAddRegistration>[0], boolean, RegExp]>([
    ['no reply', loseConnection, true, /^No reply came\./],
    ['a failure of the server', [500, { error: 'Failed.' }], true, /^Failed\.$/],
    ['a key that is used up', [409, reused], true, /stored as K7M2-9QXD/],
    ['a refusal', [400, { error: 'Please fix it.' }], false, /^Please fix it\.$/],
  ])('after %s: %s stays the same: %s', async (_case, reply, isSame, sentence) => {
    const send = stubAddRegistration(reply, [201, STORED_REGISTRATION])
    renderByHandForm()
    writeInto(/^Full name/, 'Ana')
    pressAddRegistration()
    expect(await problem()).toMatch(sentence)
    expect(controlLabelled(/^Full name/).value).toBe('Ana')
    pressAddRegistration()
    await whenAdded()
    expect(sentRequestAt(send, 1).key === sentRequestAt(send, 0).key).toBe(isSame)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what is refused', () => {
  it('is told at its field, which gets the cursor, until it is corrected', async () => {
    stubAddRegistration([400, { error: 'Please fix it.', fields: { email: 'Not an address' } }])
    renderByHandForm()
    writeInto(/^Full name/, 'Ana')
    pressAddRegistration()
    expect(await screen.findByText('Not an address')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(controlLabelled('Mail')))
    writeInto('Mail', 'ana@example.org')
    expect(screen.queryByText('Not an address')).toBeNull()
  })

  it('stays told at its field when the notice is ticked, which was refused with it', async () => {
    const fields = { email: 'Not an address', [NOTICE_CHECKBOX_NAME]: 'Please tick it' }
    stubAddRegistration([400, { error: 'Please fix it.', fields }])
    const notice = { isOn: true, isSensitive: false, text: 'We keep it.', version: 4 }
    renderByHandForm({ ...BY_HAND_FORM, privacy: { ...BY_HAND_FORM.privacy, notice } })
    pressAddRegistration()
    await screen.findByText('Not an address')
    const known = controlLabelled('They know this notice and agree to it')
    expect(known.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(known)
    expect(known.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.getByText('Not an address')).toBeTruthy()
  })

  it('by a half-typed date is not sent', async () => {
    const send = stubAddRegistration()
    renderByHandForm()
    Object.defineProperty(controlLabelled('Birthday'), 'validity', { value: { badInput: true } })
    pressAddRegistration()
    expect(await problem()).toBe('An answer is not complete. Nobody was added.')
    expect(send).not.toHaveBeenCalled()
  })
})

describe('what is not known', () => {
  it('is sent as such, without what was typed before, and can be answered after all', async () => {
    const send = stubAddRegistration([201, STORED_REGISTRATION], [201, STORED_REGISTRATION])
    renderByHandForm()
    writeInto(/^Full name/, 'Ana')
    tickControl('Not known: Full name')
    expect(controlLabelled(/^Full name/).closest('fieldset')?.disabled).toBe(true)
    expect(screen.queryByLabelText('Not known: Mail')).toBeNull()
    pressAddRegistration()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(sentRequestAt(send).body).toEqual({ data: {}, notKnown: ['name'] })
    await waitFor(() => expect(controlLabelled('Not known: Full name').checked).toBe(false))
    tickControl('Not known: Full name')
    tickControl('Not known: Full name')
    writeInto(/^Full name/, 'Ben')
    pressAddRegistration()
    await whenAdded()
    expect(sentRequestAt(send).body).toEqual({ data: { name: 'Ben' }, notKnown: [] })
  })
})

it('asks what earlier answers ask for', () => {
  stubAddRegistration()
  const rule = { fieldId: 'email', is: 'given' } as const
  const more = eventField('more', 3, { label: 'Why', showWhen: { match: 'all', rules: [rule] } })
  renderByHandForm({ ...BY_HAND_FORM, fields: [...BY_HAND_FORM.fields, more] })
  expect(screen.queryByLabelText('Why')).toBeNull()
  writeInto('Mail', 'ana@example.org')
  expect(controlLabelled('Why')).toBeTruthy()
})

it('hints at who is registered already, below the answers that tell it', async () => {
  const found = { id: 5, formId: 7, submittedAt: null, name: 'Ana Reyes', by: ['name'] }
  const send = vi.fn<typeof fetch>(async (path) =>
    Response.json(String(path) === paths.api.typedAlike ? [found] : [BY_HAND_FORM]),
  )
  vi.stubGlobal('fetch', send)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  try {
    renderByHandForm()
    const asked = () => send.mock.calls.filter(([path]) => path === paths.api.typedAlike)
    writeInto(/^Full name/, 'Ana')
    await vi.advanceTimersByTimeAsync(300)
    writeInto(/^Full name/, 'Ana Reyes')
    await vi.advanceTimersByTimeAsync(400)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    const link = await screen.findByRole('link', { name: /#5 Ana Reyes/ })
    expect(link.getAttribute('href')).toBe(paths.portal.submission(5))
    expect(link.getAttribute('target')).toBe('_blank')
    expect(JSON.parse(String(asked()[0]?.[1]?.body))).toEqual({
      formId: 7,
      answers: { name: 'Ana Reyes' },
    })
  } finally {
    vi.useRealTimers()
  }
})
