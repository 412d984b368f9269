import { expect, it } from 'vitest'
import type { HealthReport } from '@/lib/health'
import { listHealthLights } from './lights'

const NOW = new Date('2026-11-21T08:00:00Z')
const WELL: HealthReport = {
  status: 'ok',
  database: 'ok',
  queue: 'ok',
  storage: 'ok',
  storageError: null,
  drive: 'ok',
  driveError: null,
  driveSignInEnds: null,
  databaseLink: 'local',
  ignoredForwarded: 0,
  files: { room: 'ok', suspectedBytes: 0 },
  mail: 'ok',
  places: 'ok',
}
const stateOf = (name: string, change: Partial<HealthReport>) =>
  listHealthLights({ ...WELL, ...change }, NOW).find((light) => light.name === name)

it('shows six systems, all working', () => {
  expect(listHealthLights(WELL, NOW).map(({ name, state }) => [name, state])).toEqual([
    ['Database', 'Working'],
    ['Storage', 'Working'],
    ['Queue', 'Working'],
    ['Mail', 'Working'],
    ['Places', 'Working'],
    ['Google Drive', 'Working'],
  ])
})

it.each([
  ['Database', { database: 'failing' }],
  ['Storage', { storage: 'failing' }],
  ['Queue', { queue: 'failing' }],
  ['Mail', { mail: 'failing' }],
  ['Places', { places: 'failing' }],
  ['Google Drive', { drive: 'failing', driveError: 'Google Drive is full.' }],
] as const)('says that %s fails', (name, change) => {
  expect(stateOf(name, change)).toMatchObject({ state: 'Failing', tone: 'failed' })
})

it('says why the drive fails', () => {
  const drive = stateOf('Google Drive', { drive: 'failing', driveError: 'Google Drive is full.' })
  expect(drive?.sentence).toBe('Google Drive is full.')
})

it('says why an S3 store fails', () => {
  const storage = stateOf('Storage', { storage: 'failing', storageError: 'The S3 store is full.' })
  expect(storage?.sentence).toBe('The S3 store is full.')
})

it.each([
  ['Mail', { mail: 'outbox' }],
  ['Google Drive', { drive: 'off' }],
] as const)('does not call %s failing when it is not set up', (name, change) => {
  expect(stateOf(name, change)).toMatchObject({ state: 'Not set up', tone: 'other' })
})

it('warns before the sign-in of the drive ends, not long before', () => {
  expect(stateOf('Google Drive', { driveSignInEnds: '2026-11-27T08:00:00Z' })).toMatchObject({
    state: 'Ends soon',
    sentence: expect.stringContaining('Nov 27, 2026'),
  })
  expect(stateOf('Google Drive', { driveSignInEnds: '2027-05-27T08:00:00Z' })?.state).toBe(
    'Working',
  )
})
