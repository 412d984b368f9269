import { afterEach, expect, it, vi } from 'vitest'
import { superviseOnce } from './supervise'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of SIGNALS) process.removeAllListeners(name)
})

it('stops first what was started last, also when one of them cannot be stopped', async () => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const stopped: string[] = []
  const work = superviseOnce(async ({ onStop }) => {
    onStop(() => void stopped.push('database'))
    onStop(() => {
      throw new Error('does not stop')
    })
    onStop(() => void stopped.push('website'))
  })
  await expect(work).rejects.toThrow('exit 0')
  expect(stopped).toEqual(['website', 'database'])
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('does not stop'))
})
