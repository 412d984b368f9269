import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { log } from './log/log'
import { streamFromWriter, throwIfDownloadAborted, waitForDrain } from './sheet-stream'

afterEach(() => void vi.restoreAllMocks())

const MEGABYTE = Buffer.alloc(1024 * 1024)

it('a download that is given up ends the work that waits for its reader, and is no failure', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const ended = vi.fn()
  let written = 0
  const stream = streamFromWriter(async (target) => {
    try {
      while (written < 100) {
        throwIfDownloadAborted(target)
        target.write(MEGABYTE)
        written += 1
        await waitForDrain(target)
      }
    } catch (error) {
      ended((error as Error).message)
      throw error
    }
  })
  for (let before = -1; before < written; await setImmediate()) before = written
  expect(written).toBeLessThan(5)
  await stream.cancel()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('The download was given up'))
  expect(logged).not.toHaveBeenCalled()
})

it('a failure on the way breaks the download off and is logged, so that no half file looks whole', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const err = new Error('no database')
  const stream = streamFromWriter(async (target) => {
    target.write('half')
    throw err
  })
  await expect(new Response(stream).text()).rejects.toThrow()
  expect(logged).toHaveBeenCalledWith({ err }, 'export')
})
