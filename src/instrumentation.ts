/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Listens from the first request on; a page may be the one that answers 404.
  await import('@/server/bridge/page-status')
  const { workerMode } = await import('@/lib/env')
  if (workerMode() === 'off') return
  const { untilServing } = await import('@/server/bridge/serving')
  // The modules of the jobs are a quarter of a start, and no visitor waits for them.
  void untilServing()
    .then(() => import('./worker'))
    .then(({ startWorker }) => startWorker())
    .catch(async (err) => {
      const { log } = await import('@/lib/log/log')
      log.fatal({ err }, 'The background jobs could not be started')
      process.exit(1)
    })
}
