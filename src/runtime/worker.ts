import { startWorker } from '@/worker'

/** Background jobs in a process of their own, beside web processes with WORKER=off. */
export async function main(): Promise<void> {
  await startWorker()
}
