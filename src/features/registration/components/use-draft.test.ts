// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitorForm } from '../../../../tests/support/components/registration'
import { DRAFT_LIFETIME_DAYS, type Draft, SENSITIVE_DRAFT_LIFETIME_DAYS } from '../draft'
import { useDraftSaving } from './use-draft'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const draftOf = (name: string): Draft => ({
  idempotencyKey: 'key',
  answers: { name },
  files: [],
  unanswered: null,
})
const kept = () => JSON.parse(localStorage.getItem('registration-draft:retreat') ?? 'null')

const open = (over: Parameters<typeof visitorForm>[1] = {}) =>
  renderHook(({ name }) => useDraftSaving(visitorForm([], over), () => draftOf(name)), {
    initialProps: { name: 'Ana' },
  })
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('stores what is there after a pause in typing', async () => {
  const { result, rerender } = open()
  result.current.saveSoon()
  await passes(300)
  result.current.saveSoon()
  rerender({ name: 'Ana Cruz' })
  await passes(300)
  expect(kept()).toBeNull()
  await passes(100)
  expect(kept()).toMatchObject({ answers: { name: 'Ana Cruz' } })
  expect(result.current.isKept).toBe(true)
})

it.each([
  ['pagehide', () => window],
  ['visibilitychange', () => document],
])('stores at once on %s what still waits, and nothing else', (event, target) => {
  const { result } = open()
  const hide = () => act(() => void target().dispatchEvent(new Event(event)))
  hide()
  expect(kept()).toBeNull()
  result.current.saveSoon()
  hide()
  expect(kept()).toMatchObject({ answers: { name: 'Ana' } })
})

it('stores nothing more once the draft was deleted', async () => {
  const { result } = open()
  act(() => result.current.save())
  result.current.saveSoon()
  act(() => result.current.drop())
  expect(result.current.isKept).toBe(false)
  await passes(5000)
  expect(kept()).toBeNull()
})

it('no longer follows the page after the form is gone', () => {
  const { result, unmount } = open()
  result.current.saveSoon()
  unmount()
  window.dispatchEvent(new Event('pagehide'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept()).toBeNull()
})

it('stores sensitive answers for a day only', () => {
  const { result } = open()
  act(() => result.current.save())
  expect(kept()).toMatchObject({ days: DRAFT_LIFETIME_DAYS })
  const notice = { version: 1, text: 'About your health', isSensitive: true } as const
  const { result: sensitive } = open({ notice })
  act(() => sensitive.current.save())
  expect(kept()).toMatchObject({ days: SENSITIVE_DRAFT_LIFETIME_DAYS })
})
