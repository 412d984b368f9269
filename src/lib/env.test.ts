import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptySettings } from '../../tests/support/environment'
import {
  clamavAddress,
  databasePoolSize,
  directDatabaseUrl,
  driveKeepDays,
  driveSettings,
  linkOrigin,
  loopbackOrigin,
  mailsPerMinute,
  newFilesStore,
  publicUrl,
  s3Settings,
  trustedProxyNetworks,
  workerMode,
} from './env'

const set = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}
beforeEach(() => set({ ...emptySettings(), OWN_PORT: '' }))
afterEach(() => vi.unstubAllEnvs())

it.each<[string, () => unknown, string, unknown]>([
  ['PUBLIC_URL', publicUrl, 'https://example.org//', 'https://example.org'],
  ['PUBLIC_URL', publicUrl, '', ''],
  ['PUBLIC_URL', linkOrigin, 'https://example.org/', 'https://example.org'],
  ['PORT', linkOrigin, '4000', 'http://localhost:4000'],
  ['PORT', loopbackOrigin, '4000', 'http://127.0.0.1:4000'],
  ['OWN_PORT', loopbackOrigin, '5000', 'http://127.0.0.1:5000'],
  ['TRUST_PROXY', trustedProxyNetworks, ' Yes ', '1'],
  ['TRUST_PROXY', trustedProxyNetworks, 'true', '1'],
  ['TRUST_PROXY', trustedProxyNetworks, 'no', ''],
  ['TRUST_PROXY', trustedProxyNetworks, '0', ''],
  ['TRUST_PROXY', trustedProxyNetworks, '10.0.0.0/8', '10.0.0.0/8'],
  ['WORKER', workerMode, 'off', 'off'],
  ['WORKER', workerMode, '', 'inline'],
  ['DATABASE_URL', directDatabaseUrl, 'postgresql://here/a', 'postgresql://here/a'],
  ['DATABASE_POOL', databasePoolSize, '7', 7],
  ['DATABASE_POOL', databasePoolSize, '', 20],
  ['MAILS_PER_MINUTE', mailsPerMinute, '90', 90],
  ['MAILS_PER_MINUTE', mailsPerMinute, '', 60],
  ['MAILS_PER_MINUTE', mailsPerMinute, '0', 60],
  ['MAILS_PER_MINUTE', mailsPerMinute, 'many', 60],
  ['DRIVE_KEEP_DAYS', driveKeepDays, '0', 0],
  ['DRIVE_KEEP_DAYS', driveKeepDays, '', 30],
  ['DRIVE_KEEP_DAYS', driveKeepDays, '-1', 30],
  ['DRIVE_KEEP_DAYS', driveKeepDays, 'a month', 30],
])('%s: %o reads %j as %j', (name, read, value, expected) => {
  set({ [name]: value })
  expect(read()).toBe(expected)
})

describe('CLAMAV_URL', () => {
  it.each([
    ['', null],
    ['tcp://scanner', { host: 'scanner', port: 3310 }],
    ['tcp://127.0.0.1:4000', { host: '127.0.0.1', port: 4000 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ])('%j is %j', (address, expected) => {
    set({ CLAMAV_URL: address })
    expect(clamavAddress()).toEqual(expected)
  })

  it.each(['scanner:3310', 'http://scanner', 'tcp://'])('%s is refused in words', (address) => {
    set({ CLAMAV_URL: address })
    expect(clamavAddress).toThrow('CLAMAV_URL must be tcp://host:port')
  })
})

describe('the drive', () => {
  const OAUTH = {
    GOOGLE_OAUTH_CLIENT_ID: 'a',
    GOOGLE_OAUTH_CLIENT_SECRET: 'b',
    GOOGLE_OAUTH_REFRESH_TOKEN: 'c',
  }

  it.each(['DRIVE_FOLDER_ID', ...Object.keys(OAUTH)])('is off without %s', (missing) => {
    set({ DRIVE_FOLDER_ID: 'folder', ...OAUTH })
    expect(driveSettings()).toMatchObject({ folderId: 'folder', account: { kind: 'oauth' } })
    set({ [missing]: '' })
    expect(driveSettings()).toBeNull()
  })

  it('takes a service account before a person’s', () => {
    set({ DRIVE_FOLDER_ID: 'folder', ...OAUTH, GOOGLE_SERVICE_ACCOUNT_FILE: 'key.json' })
    expect(driveSettings()?.account).toEqual({ kind: 'service', keyFile: path.resolve('key.json') })
  })
})

describe('the S3 store', () => {
  it('needs a bucket alone, and takes a role of the machine in place of half a key', () => {
    expect([s3Settings(), newFilesStore()]).toEqual([null, 'folder'])
    set({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'half' })
    expect(s3Settings()).toEqual({
      ...{ endpoint: undefined, region: 'us-east-1', bucket: 'files' },
      ...{ credentials: undefined, pathStyle: false },
    })
    expect(newFilesStore()).toBe('s3')
    set({ FILES: 'folder' })
    expect(newFilesStore()).toBe('folder')
  })

  it.each([
    ['1', true],
    ['Yes', true],
    ['true', true],
    ['0', false],
    ['no', false],
  ])('has the bucket in the path with S3_PATH_STYLE %s: %s', (text, expected) => {
    set({ S3_BUCKET: 'files', S3_PATH_STYLE: text })
    expect(s3Settings()?.pathStyle).toBe(expected)
  })
})
