import { afterEach, expect, it, vi } from 'vitest'
import { databaseUrl, directDatabaseUrl, driveSettings, s3Settings } from '@/lib/env'
import { turnOffRealSystems } from './demo'

afterEach(() => vi.unstubAllEnvs())

it('the demo uses nothing that the settings of the real product name', () => {
  const real = {
    DATA_DIR: '/srv/movement',
    DATABASE_URL: 'postgres://database.example/movement',
    DATABASE_DIRECT_URL: 'postgres://database.example/movement',
    S3_BUCKET: 'movement',
    S3_ENDPOINT: 'https://s3.example',
    DRIVE_FOLDER_ID: 'folder',
    GOOGLE_SERVICE_ACCOUNT_FILE: '/srv/key.json',
    SMTP_URL: 'smtp://mail.example',
  }
  for (const [name, value] of Object.entries(real)) vi.stubEnv(name, value)
  expect(s3Settings()).not.toBeNull()
  expect(driveSettings()).not.toBeNull()
  turnOffRealSystems()
  expect([databaseUrl(), directDatabaseUrl(), process.env.SMTP_URL]).toEqual(['', '', ''])
  expect([s3Settings(), driveSettings()]).toEqual([null, null])
  expect(process.env.DATA_DIR).toBe('/srv/movement-demo')
})
