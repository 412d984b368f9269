import { afterEach, describe, expect, it, vi } from 'vitest'
import { TOAST_REMOVE_DELAY_MS } from '@/lib/notices/notice'
import { notices } from '@/lib/notices/notices'
import {
  dismissToast,
  dismissToasts,
  isToastShown,
  notify,
  registerToaster,
  toastStore,
} from './notify'

afterEach(() => {
  vi.useRealTimers()
})

describe('notify', () => {
  it('shows one toast at a time: the newest', () => {
    notify(notices.formSaved())
    notify(notices.loggedOut())
    expect(toastStore.read()).toHaveLength(1)
    expect(toastStore.read()[0]).toMatchObject({ notice: { title: 'Logged out' }, open: true })
  })

  it('closes a dismissed toast at once and forgets it after the delay', () => {
    vi.useFakeTimers()
    notify(notices.exported())
    const id = toastStore.read()[0]?.id ?? 0
    dismissToast(id)
    expect(toastStore.read()[0]?.open).toBe(false)
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
    expect(toastStore.read()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toastStore.read()).toHaveLength(0)
  })

  it('knows what is being told: in view, and only while a toaster is there', () => {
    vi.useFakeTimers()
    notify(notices.formCreateFailed('Too many fields'))
    expect(isToastShown('Too many fields'), 'its script has not come').toBe(false)
    const leave = registerToaster()
    expect(isToastShown('Too many fields')).toBe(true)
    expect(isToastShown('Too few fields')).toBe(false)
    dismissToasts()
    expect(isToastShown('Too many fields')).toBe(false)
    leave()
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn()
    const leave = toastStore.subscribe(listener)
    notify(notices.formSaved())
    leave()
    notify(notices.formSaved())
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
