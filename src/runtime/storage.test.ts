import { afterEach, expect, it, vi } from 'vitest'
import { type S3Server, startS3Server } from '../../tests/support/peers/s3-server'
import { requireStorage } from './storage'

let server: S3Server | undefined
afterEach(async () => {
  vi.unstubAllEnvs()
  await server?.close()
  server = undefined
})
const use = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}

it.each([
  [{ FILES: 'cloud' }, 'FILES must be folder or s3, not "cloud".'],
  [{ FILES: 's3' }, 'no bucket is named'],
  [{ S3_BUCKET: 'a', S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be an address'],
  [{ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'a' }, 'belong together'],
])('refuses %o', async (settings, sentence) => {
  use({ S3_SECRET_ACCESS_KEY: '', ...settings })
  await expect(requireStorage()).rejects.toThrow(sentence)
})

it('starts with a store that works, or is only away', async () => {
  server = await startS3Server()
  use(server.settings)
  await expect(requireStorage()).resolves.toBeUndefined()
  use({ S3_ENDPOINT: 'http://127.0.0.1:9' })
  await expect(requireStorage()).resolves.toBeUndefined()
})

it('does not start with a store that somebody has to mend', async () => {
  server = await startS3Server()
  use({ ...server.settings, S3_BUCKET: 'another' })
  await expect(requireStorage()).rejects.toThrow('has no bucket of the name in S3_BUCKET')
})
