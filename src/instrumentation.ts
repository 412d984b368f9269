/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { workerMode } = await import('@/lib/env')
  if (workerMode() === 'off') return
  const { startWorker } = await import('./worker')
  await startWorker()
}
