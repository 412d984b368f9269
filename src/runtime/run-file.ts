import { rmSync } from 'node:fs'
import path from 'node:path'
import { readKeptFile, writeKeptFile } from './kept-file'
import type { ProcessId } from './processes'

/** Who runs on a data folder, for the next start to find what a kill -9 left behind. */
export type RunFile = {
  supervisor: ProcessId
  /** All that serve or have yet to end. */
  web?: ProcessId[]
  port: number
  isStopping?: boolean
}

const fileIn = (dataDir: string) => path.join(dataDir, 'run.json')

export function readRunFile(dataDir: string): RunFile | undefined {
  try {
    return JSON.parse(readKeptFile(fileIn(dataDir)) ?? 'null') ?? undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function writeRunFile(dataDir: string, run: RunFile): void {
  writeKeptFile(fileIn(dataDir), `${JSON.stringify(run, null, 2)}\n`)
}

/** Adds to what is on record; without a record nobody runs. */
export function updateRunFile(dataDir: string, change: Partial<RunFile>): void {
  const run = readRunFile(dataDir)
  if (run) writeRunFile(dataDir, { ...run, ...change })
}

export function removeRunFile(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true })
}
