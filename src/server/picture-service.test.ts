import { beforeEach, expect, it, vi } from 'vitest'
import { pictureAttributes } from '@/lib/pictures/picture-attributes'
import { toPictureSource } from '@/lib/pictures/pictures'
import { isSignedPictureRequest } from './picture-service'

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'a secret'))

const row = { filename: 'a b.jpg', updatedAt: '2026-11-22T05:00:00.000Z', alt: 'A' }

it('answers what the pages ask for, and nothing beside it', () => {
  const picture = toPictureSource(row as never)
  if (!picture) throw new Error('no picture')
  const { src, srcSet = '' } = pictureAttributes(picture, '100vw')
  const addresses = [src, ...srcSet.split(', ').map((one) => one.split(' ')[0] ?? '')]
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) {
    expect(isSignedPictureRequest(address)).toBe(true)
    expect(isSignedPictureRequest(`${address}&x=1`)).toBe(false)
    expect(isSignedPictureRequest(address.replace('%3Fv%3D', '%3Fv%3D1'))).toBe(false)
  }
  expect(isSignedPictureRequest('/_next/image')).toBe(false)
  expect(isSignedPictureRequest('/_next/image?url=%2Fapi%2Fmedia%2Fa.jpg&w=480&q=60')).toBe(false)
})
