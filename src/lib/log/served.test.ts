import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log, logOutput, makeLog } from './log'
import { formatServedLine, logServed } from './served'

const CONTEXT = { requestId: '0f8fad5b-d9cb-469f', method: 'GET', path: '/forms/[slug]' }

beforeEach(() => void vi.spyOn(logOutput, 'write').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it.each([true, false])('is the line that pino writes (isCut: %s)', (isCut) => {
  vi.stubEnv('LOG_LEVEL', 'info')
  const lines: string[] = []
  const served = { status: 200, ms: 1.5, isCut }
  const fields = { ...served, isCut: isCut || undefined }
  makeLog({}, { write: (line) => void lines.push(line) }).info({ ...CONTEXT, ...fields }, 'served')
  const timeless = (line = '') => line.replace(/"time":"[^"]+"/, '')
  expect(timeless(formatServedLine(CONTEXT, served))).toBe(timeless(lines[0]))
})

it('is written, unless the level says otherwise', () => {
  const served = { status: 200, ms: 1, isCut: false }
  const isEnabled = vi.spyOn(log, 'isLevelEnabled')
  isEnabled.mockReturnValue(false)
  logServed(CONTEXT, served)
  expect(logOutput.write).not.toHaveBeenCalled()
  isEnabled.mockReturnValue(true)
  logServed(CONTEXT, served)
  expect(logOutput.write).toHaveBeenCalledOnce()
})
