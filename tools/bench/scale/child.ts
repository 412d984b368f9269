import { prepareWorks, type WorkName } from './work'

/** A message to the parent: null when the rows are inserted, then the milliseconds of each call. */
export type Answer = { ms: number | null }

/**
 * Measures one size in a separate process, because a process can use only one database. Runs the
 * calls that the parent names.
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
