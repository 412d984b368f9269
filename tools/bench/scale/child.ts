import { prepareWorks, type WorkName } from './work'

/** Null in the first answer, when the rows are inserted; then the milliseconds of each call. */
export type Answer = { ms: number | null }

/** Runs in a separate process for each size, because a process can use only one database. */
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
