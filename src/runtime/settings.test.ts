import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptySettings } from '../../tests/support/environment'
import { completeSettings, MAX_WEB_PROCESSES, readMetricsAddress, readSettings } from './settings'

const set = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}
beforeEach(() => set(emptySettings()))
afterEach(() => vi.unstubAllEnvs())

it.each(['1', '65535'])('takes PORT %s', (text) => {
  set({ PORT: text })
  expect(readSettings().port).toBe(Number(text))
})
it.each(['0', '65536', '-1', '80.5', '1e3', 'http'])('refuses PORT %s', (text) => {
  set({ PORT: text })
  expect(readSettings).toThrow(`PORT must be a whole number from 1 to 65535, not "${text}".`)
})

it.each(['1', '3', `${MAX_WEB_PROCESSES}`])('takes WEB_PROCESSES %s', (text) => {
  set({ WEB_PROCESSES: text })
  expect(readSettings().webProcesses).toBe(Number(text))
})
it.each(['0', `${MAX_WEB_PROCESSES + 1}`, 'all', '2.5'])('refuses WEB_PROCESSES %s', (text) => {
  set({ WEB_PROCESSES: text })
  expect(readSettings).toThrow(
    `WEB_PROCESSES must be a whole number from 1 to ${MAX_WEB_PROCESSES}`,
  )
})

it('a machine with little memory has one web process all the same', () => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(256 * 1024 ** 2)
  expect(readSettings().webProcesses).toBe(1)
  vi.restoreAllMocks()
})

it('the database is PostgreSQL itself, not the pooler before it', () => {
  expect(readSettings().databaseUrl).toBeUndefined()
  set({ DATABASE_URL: 'postgresql://pooler/x' })
  expect(readSettings().databaseUrl).toBe('postgresql://pooler/x')
  set({ DATABASE_DIRECT_URL: 'postgresql://itself/x' })
  expect(readSettings().databaseUrl).toBe('postgresql://itself/x')
})

it('metrics are off until they have a port, and then for this machine alone', () => {
  expect(readMetricsAddress()).toBeNull()
  set({ METRICS_PORT: '9100' })
  expect(readMetricsAddress()).toEqual({ port: 9100, host: '127.0.0.1' })
  set({ METRICS_HOST: '0.0.0.0' })
  expect(readMetricsAddress()).toEqual({ port: 9100, host: '0.0.0.0' })
})

describe('a process that is started alone', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
    set({ DATA_DIR: folder })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('needs a database', () => {
    expect(completeSettings).toThrow('DATABASE_URL must name the PostgreSQL database to use.')
  })

  it('shares the secret of its data folder, unless one is set', () => {
    set({ DATABASE_URL: 'postgresql://here/x' })
    writeFileSync(path.join(folder, 'secret'), 'of the folder')
    completeSettings()
    expect(process.env.PAYLOAD_SECRET).toBe('of the folder')
    set({ PAYLOAD_SECRET: 'of the operator' })
    completeSettings()
    expect(process.env.PAYLOAD_SECRET).toBe('of the operator')
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe('of the folder')
  })
})
