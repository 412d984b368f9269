import { prepareWorks, type WorkName } from './work'

/** Null when the rows are inserted, and then the milliseconds of each call. */
export type Answer = { ms: number | null }

/** In a process of its own, because a process can use only one database. */
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
