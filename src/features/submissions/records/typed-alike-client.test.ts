// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHookInPortal } from '../../../../tests/support/components/portal'
import {
  sampleFieldsOf,
  sampleListedForm,
} from '../../../../tests/support/components/sample-records'
import { heldReply, stubServer } from '../../../../tests/support/components/server-stub'
import { pickIdentifyingAnswers, useDuplicatesOfTyped } from './typed-alike-client'

const ASK = 'POST /api/admin/submissions/alike'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('takes the answers that say who it is, and none that are blank', () => {
  const form = sampleListedForm(
    sampleFieldsOf({ 'Full name': 'text', Email: 'email', Phone: 'phone', Church: 'text' }),
  )
  const typed = { 'Full name': 'Ana', Email: ' ', Phone: '0917', Church: 'Grace' }
  expect(pickIdentifyingAnswers(form, typed)).toEqual({ 'Full name': 'Ana', Phone: '0917' })
  expect(pickIdentifyingAnswers(form, { Phone: ['0917'] })).toEqual({})
})

it('asks once the typing pauses, and says nobody once all is empty again', async () => {
  const api = stubServer({ [ASK]: [{ id: 9 }] })
  const { result, rerender } = renderHookInPortal(
    (answers: Record<string, string>) => useDuplicatesOfTyped(3, answers),
    { initialProps: {} },
  )
  await passes(2000)
  expect(api.sent).toEqual([])
  rerender({ Name: 'A' })
  await passes(499)
  rerender({ Name: 'An' })
  await passes(499)
  expect(api.sent).toEqual([])
  await passes(1)
  await passes(50)
  expect(api.bodies(ASK)).toEqual([{ formId: 3, answers: { Name: 'An' } }])
  expect(result.current.data).toEqual([{ id: 9 }])
  rerender({})
  await passes(600)
  expect(result.current.data).toBeUndefined()
  expect(api.sent).toHaveLength(1)
})

it('goes on showing what was found while the next letters are asked about', async () => {
  const later = heldReply()
  const replies = [[{ id: 9 }], later.reply]
  stubServer({ [ASK]: () => replies.shift() })
  const { result, rerender } = renderHookInPortal(
    (answers: Record<string, string>) => useDuplicatesOfTyped(3, answers),
    { initialProps: { Name: 'Ana' } as Record<string, string> },
  )
  await passes(600)
  rerender({ Name: 'Ana R' })
  await passes(600)
  expect(result.current.data).toEqual([{ id: 9 }])
  later.release([])
  await passes(0)
  expect(result.current.data).toEqual([])
})
