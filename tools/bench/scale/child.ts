import { type MeasuredCallName, prepareMeasuredCalls } from './work'

/**
 * A message to the parent process: the milliseconds of a call, or null when the rows have been
 * inserted.
 */
export type CallAnswer = { ms: number | null }

/**
 * Inserts rows, and then measures the calls that the parent process requests. Each size has its own
 * process, because a process can use only one database.
 */
export async function measureRequestedCalls(rows: number): Promise<void> {
  const works = await prepareMeasuredCalls(rows)
  const answer = (message: CallAnswer) => process.send?.(message)
  process.on('message', async (name: MeasuredCallName) => {
    const startedAt = performance.now()
    await works[name]()
    answer({ ms: performance.now() - startedAt })
  })
  answer({ ms: null })
  await new Promise((resolve) => process.once('disconnect', resolve))
  process.exit(0)
}
