// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToasts, notify, registerToaster } from '@/components/ui/notify'
import { errorNotice } from '@/lib/notices/notice'
import { useToastShown } from './send-failure'

let leave = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  leave = registerToaster()
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

it('the message beside the button is another one while a toast says the same', () => {
  const { result } = renderHook(useToastShown, { initialProps: 'The line is busy' })
  expect(result.current).toBe(false)
  act(() => notify(errorNotice('Error', 'Something else')))
  expect(result.current).toBe(false)
  act(() => notify(errorNotice('Error', 'The line is busy')))
  expect(result.current).toBe(true)
  act(() => dismissToasts())
  expect(result.current).toBe(false)
})
