import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inventPerson } from '@/demo/people'
import { seededRandomSource } from '@/demo/random-source'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { checkLogs, personalDataFinder, searchLogsForPersonalData } from './logs'
import { findNamesInTests } from './names'
import { FAILED_RESULT, PASSED_RESULT } from './result'

const NAMES = findNamesInTests(path.join(ROOT, 'tests'))
const SERVED =
  '{"level":"info","requestId":"r","path":"/forms/[slug]","status":200,"msg":"served"}\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'logs-'))
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})
const write = (text: string) => writeFileSync(path.join(folder, 'web.log'), text)

describe('finds', () => {
  it.each([
    'to ana@example.org',
    '/api/people?who=ana%40example.org',
    'Key (address)=(Ana@Mail.Example.org.ph)',
    '+63 (917) 555-0101',
    '09175550101',
    '+639175550101',
    'called 0917 555 0101.',
    'by Ana Reyes',
    '"Ana"',
    'Visitor 12',
    'Peñaranda',
    'Ben Peñaflor',
    'maria-e2e@movement.test',
  ])('%s', (line) => {
    expect(personalDataFinder(NAMES)(line)).toBeDefined()
  })

  it('everybody whom the demo invents', () => {
    const find = personalDataFinder(NAMES)
    const chance = seededRandomSource(1)
    for (let n = 0; n < 200; n++) {
      const { name, email, phone } = inventPerson(chance)
      for (const word of [name, email, phone]) expect(find(`x ${word} y`), word).toBeDefined()
    }
  })
})

it.each([
  SERVED,
  '{"time":"2026-11-22T09:17:55.501Z","requestId":"09175550-1019-4b2e-8000-091755501019"}',
  'at Object.run (/srv/app/node_modules/@payloadcms/drizzle/dist/find.js:12:3)',
  'listening on IPv4 address "127.0.0.1", port 40917',
  'Anaconda of Banana went to Visitors',
  `"err":{"type":"Error","at":["at file:///a/b.mjs:1:2"]} ${'09175550101'.repeat(4)}`,
])('passes over %s', (line) => {
  expect(personalDataFinder(NAMES)(line)).toBeUndefined()
})

it('says in which file and line', async () => {
  write(`${SERVED}${SERVED}by ana@example.org\n`)
  expect(await searchLogsForPersonalData(folder, NAMES)).toEqual({
    requests: 2,
    found: ['web.log:3: ana@example.org\n    by ana@example.org'],
  })
})

it('fails on a line that tells of somebody, and passes without', async () => {
  write(SERVED)
  expect(await checkLogs(folder, true)).toEqual(PASSED_RESULT)
  write(`${SERVED}Ana Reyes\n`)
  expect(await checkLogs(folder, true)).toMatchObject({ passed: 0, failed: 1 })
})

it('fails where products have served and left no line', async () => {
  write('database system is ready\n')
  expect(await checkLogs(folder, true)).toEqual(FAILED_RESULT)
  expect(await checkLogs(folder, false)).toEqual(PASSED_RESULT)
})
