import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toPictureSource } from './pictures'

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'a secret'))
afterEach(() => vi.unstubAllEnvs())

const row = { filename: 'a.jpg', updatedAt: '2026-11-22T05:00:00.000Z', alt: 'A' }
const shown = (more: object) => toPictureSource({ ...row, ...more } as never)

it('a focal point at the edge stays there, and is in the middle until one is set', () => {
  expect(shown({ focalX: 0, focalY: 100 })?.position).toBe('0% 100%')
  expect(shown({})).toMatchObject({ position: '50% 50%', width: 1600, height: 1066, blur: null })
})

it('another picture under the same name has another address', () => {
  const [one, other] = [shown({}), shown({ updatedAt: '2026-11-22T05:00:01.000Z' })]
  expect(one?.src).toMatch(/^\/api\/media\/a\.jpg\?v=/)
  expect(other?.src).not.toBe(one?.src)
})

it('a row that was not loaded, or has lost its file, is no picture', () => {
  expect([7, null, undefined].map(toPictureSource)).toEqual([null, null, null])
  expect(shown({ filename: null })).toBeNull()
})
