import { rmSync } from 'node:fs'
import path from 'node:path'
import { readFileIfExists, writeFileAtomically } from './kept-file'
import type { ProcessId } from './processes'

/**
 * The content of `run.json` in the data folder. With it, the next start finds processes that
 * outlived a killed supervisor.
 */
export type RunFile = {
  supervisor: ProcessId
  web?: ProcessId[]
  port: number
  isStopping?: boolean
}

const fileIn = (dataDir: string) => path.join(dataDir, 'run.json')

export function readRunFile(dataDir: string): RunFile | undefined {
  try {
    return JSON.parse(readFileIfExists(fileIn(dataDir)) ?? 'null') ?? undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function writeRunFile(dataDir: string, run: RunFile): void {
  writeFileAtomically(fileIn(dataDir), `${JSON.stringify(run, null, 2)}\n`)
}

export function updateRunFile(dataDir: string, change: Partial<RunFile>): void {
  const run = readRunFile(dataDir)
  if (run) writeRunFile(dataDir, { ...run, ...change })
}

export function removeRunFile(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true })
}
