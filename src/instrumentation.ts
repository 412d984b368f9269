export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Imported now, because the first request's page may already need the status 404.
  await import('@/server/bridge/page-status')
  const { bridge } = await import('@/server/bridge/bridge')
  bridge.readFrameSources = async () => (await import('./app/frame-sources')).readFrameSources()
  bridge.countPageOrRefuse = async (address) =>
    (await import('@/lib/http/page-limit')).countPageOrRefuse(address)
  const { workerMode } = await import('@/lib/env')
  if (workerMode() === 'off') return
  const { untilServing } = await import('@/server/bridge/serving')
  // Loading the jobs takes a quarter of the start-up time, and visitors do not need them.
  void untilServing()
    .then(() => import('./worker'))
    .then(({ startWorker }) => startWorker())
    .catch(async (err) => {
      const { log } = await import('@/lib/log/log')
      log.fatal({ err }, 'The background jobs could not be started')
      process.exit(1)
    })
}
