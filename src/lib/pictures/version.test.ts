import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../paths'
import { isSignedPictureAddress, pictureVersion } from './version'

const UPDATED = '2026-11-22T05:00:00.000Z'
const addressOf = (name: string) => paths.media(name, pictureVersion(name, UPDATED))

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'a secret'))

it.each(['a.jpg', 'Simbang gabi (2).png', 'ñ.webp', 'a%2f.jpg', 'a&b?c.jpg'])(
  'knows the address of %s',
  (name) => expect(isSignedPictureAddress(addressOf(name))).toBe(true),
)

it('knows no address that somebody made up', () => {
  const address = addressOf('a.jpg')
  const [path = '', version = ''] = address.split('?v=')
  const [time = '', seal = ''] = version.split('.')
  for (const other of [
    path,
    `${path}?v=`,
    `${path}?v=1`,
    `${path}?v=${time}`,
    `${path}?v=${time}0.${seal}`,
    `${path}?v=${time}.AAAAAAAA`,
    `/api/media/b.jpg?v=${version}`,
    `${address}&a=1`,
    `${address}#a`,
    `/api/media/../media/a.jpg?v=${version}`,
    `/api/media/%61.jpg?v=${version}`,
    `//evil.example${address}`,
    `https://evil.example${address}`,
    `/api/media/%E0%A4%A?v=${version}`,
    '',
  ]) {
    expect(isSignedPictureAddress(other), other).toBe(false)
  }
})

it('knows no address of another installation', () => {
  const address = addressOf('a.jpg')
  vi.stubEnv('PAYLOAD_SECRET', 'another secret')
  expect(isSignedPictureAddress(address)).toBe(false)
})
