import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSuiteGroups } from './groups'
import { EMPTY_RESULT, failureOf, PASSED_RESULT } from './result'
import { SUITE_NAMES, type SuiteName } from './suites'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const broken = (name: string) => ({
  ...{ ...EMPTY_RESULT, failed: 1 },
  failures: [failureOf(name, new Error('Module not found'))],
})
const suites = (failing?: SuiteName) =>
  vi.fn(async (name: SuiteName) => (name === failing ? broken(name) : PASSED_RESULT))
const ran = (run: ReturnType<typeof suites>) => run.mock.calls.map(([name]) => name)

it('runs all that is chosen, and prepares the product once', async () => {
  const [run, prepare] = [suites('lint'), vi.fn(async () => {})]
  const { total, hasServed } = await runSuiteGroups(SUITE_NAMES, run, prepare)
  expect(ran(run).sort()).toEqual([...SUITE_NAMES].sort())
  expect(prepare).toHaveBeenCalledOnce()
  expect([total.passed, total.failed, hasServed]).toEqual([SUITE_NAMES.length - 1, 1, true])
})

it('prepares nothing for suites that need no product', async () => {
  const prepare = vi.fn(async () => {})
  expect((await runSuiteGroups(['unit', 'api'], suites(), prepare)).hasServed).toBe(false)
  expect(prepare).not.toHaveBeenCalled()
})

it('what needs no product runs while it is prepared', async () => {
  const run = suites()
  const prepare = async () => {
    expect(ran(run)).toEqual(['api'])
  }
  await runSuiteGroups(['api', 'system'], run, prepare)
  expect(ran(run)).toEqual(['api', 'system'])
})

it('a product that cannot be built is one failure, with its cause', async () => {
  const [run, prepare] = [suites('build'), vi.fn(async () => {})]
  const { total, hasServed } = await runSuiteGroups(SUITE_NAMES, run, prepare)
  expect(ran(run)).not.toContain('system')
  expect(ran(run)).not.toContain('e2e')
  expect(ran(run)).toContain('api')
  expect(prepare).not.toHaveBeenCalled()
  expect([total.failed, hasServed]).toEqual([1, false])
  expect(total.failures).toEqual([{ title: 'build', message: 'Module not found' }])
})

it('a product that does not start is one failure, with its cause', async () => {
  const run = suites()
  const { total } = await runSuiteGroups(['system', 'e2e'], run, async () => {
    throw new Error('The port is taken.')
  })
  expect(run).not.toHaveBeenCalled()
  expect([total.passed, total.failed]).toEqual([0, 1])
  expect(total.failures).toEqual([{ title: 'the product starts', message: 'The port is taken.' }])
})
