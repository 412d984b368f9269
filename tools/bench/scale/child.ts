import { prepareWorks, type WorkName } from './work'

/** What the parent hears: null when the rows are there, then the milliseconds of each call. */
export type Answer = { ms: number | null }

/** One size, in a process of its own because a process knows one database. Does what it is told. */
export async function measureWhatIsAsked(rows: number): Promise<void> {
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
