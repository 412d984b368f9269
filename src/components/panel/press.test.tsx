// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newRouter, withRouter } from '../../../tests/support/components/router'
import { PostButton } from './press'
import { StartFromReadyPage } from './start-from'

const { toast } = vi.hoisted(() => ({ toast: { error: vi.fn(), success: vi.fn() } }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ onClick, disabled, children }: ComponentProps<'button'>) => (
    <button type="button" {...{ onClick, disabled }}>
      {children}
    </button>
  ),
  toast,
}))

const send = vi.fn<typeof fetch>()
beforeEach(() => {
  for (const each of [send, toast.error, toast.success]) each.mockReset()
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const router = newRouter()
  render(
    withRouter(
      <>
        <PostButton label="Publish" address="/api/publish" done="It is on the site." />
        <StartFromReadyPage pages={[{ from: 'giving', title: 'Giving' }]} />
      </>,
      router,
    ),
  )
  return router
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const said = () => [toast.success.mock.calls.flat(), toast.error.mock.calls.flat()]

function press(name: string) {
  const answer = Promise.withResolvers<Response>()
  send.mockReturnValueOnce(answer.promise)
  fireEvent.click(button(name))
  return async (response: Response | Error) => {
    if (response instanceof Error) answer.reject(response)
    else answer.resolve(response)
    await act(async () => void (await answer.promise.catch(() => null)))
  }
}

it('a press is sent once, and when it has worked the page shows it', async () => {
  const { refresh } = open()
  const answer = press('Publish')
  expect(button('Publish').disabled).toBe(true)
  await answer(new Response(null, { status: 204 }))
  expect(send.mock.calls).toEqual([['/api/publish', { method: 'POST' }]])
  expect([said(), refresh.mock.calls.length]).toEqual([[['It is on the site.'], []], 1])
  expect(button('Publish').disabled).toBe(false)
})

const FAILURES = [
  ['is refused', () => Response.json({}, { status: 500 })],
  ['does not arrive', () => new TypeError('Failed to fetch')],
] as const

it.each(FAILURES)('a press that %s says so, and can be repeated', async (_what, failure) => {
  const { refresh } = open()
  await press('Publish')(failure())
  expect([said()[0], refresh.mock.calls.length]).toEqual([[], 0])
  expect(said()[1]).toEqual(['This was not saved. Please try again.'])
  expect(button('Publish').disabled).toBe(false)
})

it('a ready-made page is made once, and opened', async () => {
  const { push } = open()
  const answer = press('Giving')
  expect(button('Giving').disabled).toBe(true)
  await answer(Response.json({ id: 7 }))
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({ from: 'giving' })
  expect(push.mock.calls).toEqual([['/cms/collections/pages/7']])
  expect(button('Giving').disabled, 'until the page is open').toBe(true)
})

it.each(FAILURES)('a page whose request %s can be made again', async (_what, failure) => {
  const { push } = open()
  await press('Giving')(failure())
  expect(said()[1]).toEqual(['The page could not be made. Please try again.'])
  expect([push.mock.calls.length, button('Giving').disabled]).toEqual([0, false])
})
