import { prepareWorks, type WorkName } from './work'

/**
 * A message to the parent process: null when the rows are inserted, and then the milliseconds of
 * each call.
 */
export type Answer = { ms: number | null }

/**
 * Measures one size. Runs in a process of its own for each size, because a process can use only one
 * database. Makes the calls that the parent process names.
 */
export async function measureRequestedCalls(rows: number): Promise<void> {
  const works = await prepareWorks(rows)
  const answer = (message: Answer) => process.send?.(message)
  process.on('message', async (name: WorkName) => {
    const startedAt = performance.now()
    await works[name]()
    answer({ ms: performance.now() - startedAt })
  })
  answer({ ms: null })
  await new Promise((resolve) => process.once('disconnect', resolve))
  process.exit(0)
}
