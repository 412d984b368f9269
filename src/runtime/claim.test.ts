import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { claimDataFolder } from './claim'
import { identifyProcess, isRunning } from './processes'
import { readRunFile, writeRunFile } from './run-file'
import type { Settings } from './settings'
import type { Supervision } from './supervise'

function startProcess() {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill('SIGKILL'))
  const id = identifyProcess(child.pid ?? 0)
  if (!id) throw new Error('It did not start')
  return id
}

it('stops the web processes that a killed one left, and none that only has the id of one', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'claim-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const [left, other] = [startProcess(), startProcess()]
  const web = [left, { ...other, startedAt: 'before the machine was started' }]
  writeRunFile(dataDir, { supervisor: { pid: 1, startedAt: 'gone' }, port: 1, web })

  const stops: Parameters<Supervision['onStop']>[0][] = []
  const supervision = {
    signal: new AbortController().signal,
    onStop: (stop: (typeof stops)[number]) => void stops.push(stop),
  }
  await claimDataFolder({ dataDir, port: 4000 } as Settings, supervision as never)
  expect([isRunning(left), isRunning(other)]).toEqual([false, true])
  expect(readRunFile(dataDir)).toEqual({ supervisor: identifyProcess(process.pid), port: 4000 })

  for (const stop of stops.reverse()) await stop()
  expect(readRunFile(dataDir)).toBeUndefined()
})
