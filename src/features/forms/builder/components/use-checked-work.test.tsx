// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { useReducer } from 'react'
import { expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { TWO_FIELD_FORM } from '../../../../../tests/support/components/builder'
import { type BuilderAction, reduceBuilder } from '../builder'
import { builderStateOf } from '../builder-state'
import { useCheckedWork } from './use-checked-work'

function open(...changes: BuilderAction[]) {
  const focusNext = vi.fn()
  const start = changes.reduce(reduceBuilder, builderStateOf(TWO_FIELD_FORM))
  const { result } = renderHook(() => {
    const [state, dispatch] = useReducer(reduceBuilder, start)
    return { state, ...useCheckedWork(state, dispatch, focusNext) }
  })
  return { now: () => result.current, focused: () => focusNext.mock.calls.flat() }
}
const said = () => toastStore.read()[0]?.notice.description

const TOO_LONG: BuilderAction = {
  type: 'changed',
  key: 'b',
  change: { fieldType: 'select', optionsText: 'x'.repeat(201) },
}
const UNLABELLED: BuilderAction = { type: 'changed', key: 'b', change: { label: ' ' } }
const NAMELESS: BuilderAction = { type: 'detailsChanged', change: { name: ' ' } }
const EMPTY: BuilderAction = { type: 'receiptChanged', change: { isOn: true, text: ' ' } }
const retention = { days: Number.NaN, from: 'arrival' as const, eventDay: null }
const DAYS: BuilderAction = { type: 'privacyChanged', change: { retention } }
const notice = { isOn: true, isSensitive: false, text: '' }
const SILENT: BuilderAction = { type: 'privacyChanged', change: { notice } }

it.each<[BuilderAction[], string, string]>([
  [[DAYS, EMPTY, NAMELESS, TOO_LONG], 'field-b-optionsText', 'This option is too long'],
  [[DAYS, EMPTY, NAMELESS], 'details-name', 'Please enter a form name'],
  [[DAYS, EMPTY], 'receipt-text', 'Please write the message'],
  [[DAYS], 'retention-days', 'Please enter a number of days'],
  [[SILENT], 'privacy-notice', 'Please write what is agreed to'],
  [[DAYS, UNLABELLED], 'field-b-label', 'All fields must have a label'],
])('work with errors is not sent; %# shows the first and says it', (changes, id, why) => {
  const { now, focused } = open(...changes)
  let sent: unknown
  act(() => {
    sent = now().check()
  })
  expect(sent).toBeNull()
  expect(focused()).toEqual([id])
  expect(said()).toBe(why)
  expect(JSON.stringify(now().state.problems)).toContain(why)
  if (id.startsWith('field-b')) expect(now().state.openKey).toBe('b')
})

it('a missing label is told before other errors, also of a field below', () => {
  const { now } = open({ ...TOO_LONG, key: 'a' } as BuilderAction, UNLABELLED)
  act(() => void now().check())
  expect(said()).toBe('All fields must have a label')
})

it('what the server refuses about the details is shown at its input, other errors are not', () => {
  const { now, focused } = open()
  const refused = (body: object) => new HttpError(409, JSON.stringify(body), new Headers())
  act(() => now().showRefusal(refused({ error: 'Changed', code: 'form.changed' })))
  act(() => now().showRefusal(new TypeError('Failed to fetch')))
  expect(focused()).toEqual([])
  act(() => now().showRefusal(refused({ error: 'Taken', fields: { slug: 'Taken', other: 'x' } })))
  expect(focused()).toEqual(['details-slug'])
  expect(now().state.problems.details).toEqual({ slug: 'Taken' })
})
