import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clusterIn, embeddedServerFolder } from '@/runtime/postgres/home'
import { identifyProcess } from '@/runtime/processes'
import { readRunFile } from '@/runtime/run-file'

export type ProcessIds = { supervisor: number; web: number; postgres: number }

/**
 * Returns the process ids of a running product. If it has several web processes, only the first of
 * them is included.
 */
export function readProcessIds(dataDir: string): ProcessIds {
  const run = readRunFile(dataDir)
  const lock = path.join(clusterIn(embeddedServerFolder(dataDir)), 'postmaster.pid')
  const postgres = Number(readFileSync(lock, 'utf8').split('\n')[0])
  const [web] = run?.web ?? []
  if (!run || !web) throw new Error(`Nothing runs on ${dataDir}`)
  return { supervisor: run.supervisor.pid, web: web.pid, postgres }
}

export function listRunningProcesses(ids: ProcessIds): string[] {
  return Object.entries(ids).flatMap(([name, pid]) => (identifyProcess(pid) ? [name] : []))
}
