// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadBlob } from './download-blob'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('saves the file under its name, and keeps it while the browser reads it', () => {
  const file = new Blob(['Ana'])
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:7')
  const drop = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} ${this.download}`)
  })
  downloadBlob(file, 'people.csv')
  expect([make.mock.calls, saved]).toEqual([[[file]], ['blob:7 people.csv']])
  vi.advanceTimersByTime(59_000)
  expect(drop).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(drop.mock.calls).toEqual([['blob:7']])
})
