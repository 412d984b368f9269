// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text'

const writeText = vi.fn<(text: string) => Promise<void>>()
let taken: string[]

function copyByBrowser(): boolean {
  const clipboardData = { setData: (_type: string, text: string) => taken.push(text) }
  document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }))
  return true
}

beforeEach(() => {
  taken = []
  writeText.mockReset()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
  document.execCommand = copyByBrowser
})
afterEach(() => vi.restoreAllMocks())

it('writes to the clipboard', async () => {
  writeText.mockResolvedValue()
  expect(await copyText('a link')).toBe(true)
  expect([writeText.mock.calls, taken]).toEqual([[['a link']], []])
})

it('copies by command where that is refused, and then leaves copying to the browser', async () => {
  writeText.mockRejectedValue(new Error('Not allowed'))
  expect(await copyText('a link')).toBe(true)
  copyByBrowser()
  expect(taken).toEqual(['a link'])
})

it('says when neither worked', async () => {
  writeText.mockRejectedValue(new Error('Not allowed'))
  document.execCommand = () => false
  expect(await copyText('a link')).toBe(false)
})
