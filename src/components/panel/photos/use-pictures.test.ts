// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { usePictures } from './use-pictures'

const send = vi.fn<(path: string) => Promise<Response>>()
beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

const answer = (...pictures: [id: number, alt: string][]) =>
  send.mockResolvedValueOnce(Response.json({ docs: pictures.map(([id, alt]) => ({ id, alt })) }))
const settle = () => act(async () => void (await Promise.all(send.mock.results)))

it('reads only what it does not know, and one again after it was edited', async () => {
  answer([1, 'One'], [2, 'Two'])
  const { result, rerender } = renderHook(({ ids }) => usePictures(ids), {
    initialProps: { ids: [1, 2] },
  })
  await settle()
  answer([3, 'Three'])
  rerender({ ids: [3, 1] })
  await settle()
  answer([1, 'One, edited'])
  act(() => void result.current.reload(1))
  await settle()
  expect(send.mock.calls.map(([path]) => path)).toEqual(
    [[1, 2], [3], [1]].map((ids) => paths.api.cmsPictures(ids)),
  )
  expect([...result.current.known.values()].map(({ alt }) => alt)).toEqual([
    'One, edited',
    'Two',
    'Three',
  ])
})

it('keeps the pictures it has when a request fails', async () => {
  answer([1, 'One'])
  const { result } = renderHook(() => usePictures([1]))
  await settle()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  act(() => void result.current.reload(1))
  await settle()
  expect(result.current.known.get(1)?.alt).toBe('One')
})
