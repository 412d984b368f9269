import { expect, it } from 'vitest'
import { formatServerSettings } from './server-settings'

const settingsFor = (durability: 'durable' | 'expendable') =>
  new Map(
    formatServerSettings(5433, durability)
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string]),
  )
const FLUSHING = ['fsync', 'synchronous_commit', 'full_page_writes']

it('what was answered with success survives a power cut, except in tests', () => {
  expect(FLUSHING.map((name) => settingsFor('durable').get(name))).toEqual(['on', 'on', 'on'])
  expect(FLUSHING.map((name) => settingsFor('expendable').get(name))).toEqual(['off', 'off', 'off'])
})

it('nobody else reaches it, its clock is UTC, and its log quotes nothing of a visitor', () => {
  expect(Object.fromEntries(settingsFor('durable'))).toMatchObject({
    port: '5433',
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    timezone: "'UTC'",
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
  })
})
