import { afterEach, expect, it, vi } from 'vitest'
import { chooseTestFiles } from './choice'
import { SUITE_NAMES, SUITES } from './suites'

vi.mock('./branch-point', () => ({ findBranchPoint: () => 'abc123' }))

const NONE = { isHelp: false, isChanged: false, suites: [], words: [] }
const FILES = {
  unit: ['src/lib/paths.test.ts', 'src/features/submissions/review.test.ts'],
  api: ['tests/api/submissions-list.test.ts', 'tests/api/session.test.ts'],
  e2e: ['tests/e2e/submissions.e2e.ts'],
}

afterEach(() => {
  vi.restoreAllMocks()
})

function mockTestFiles(files: typeof FILES) {
  return (['unit', 'api', 'e2e'] as const).map((name) =>
    vi.spyOn(SUITES[name], 'listFiles').mockResolvedValue(files[name]),
  )
}

it('chooses everything without arguments, and whole suites by their names', async () => {
  expect([...(await chooseTestFiles(NONE)).keys()]).toEqual(SUITE_NAMES)
  expect(await chooseTestFiles({ ...NONE, suites: ['api'] })).toEqual(new Map([['api', []]]))
})

it('chooses files by words, and leaves out a suite without one', async () => {
  mockTestFiles(FILES)
  const words = ['session']
  expect(await chooseTestFiles({ ...NONE, suites: ['unit', 'api'], words })).toEqual(
    new Map([['api', ['tests/api/session.test.ts']]]),
  )
})

it('refuses a word that is in no path', async () => {
  mockTestFiles(FILES)
  const words = ['session', 'sesion']
  await expect(chooseTestFiles({ ...NONE, suites: ['unit', 'api'], words })).rejects.toThrow(
    'No test file of unit, api has "sesion" in its path.',
  )
})

it('asks what has changed since the branch point, and may find nothing', async () => {
  const asked = mockTestFiles({ unit: [], api: ['tests/api/session.test.ts'], e2e: [] })
  expect(await chooseTestFiles({ ...NONE, isChanged: true })).toEqual(
    new Map([['api', ['tests/api/session.test.ts']]]),
  )
  for (const listFiles of asked) {
    expect(listFiles).toHaveBeenCalledWith('abc123')
  }
})
