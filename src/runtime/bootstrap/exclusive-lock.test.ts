import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { acquireLock } from './exclusive-lock.mjs'

let folder: string
let other: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  other = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(other, { recursive: true })
})

const AT_ONCE = { waitMs: 0 }

it('one at a time has it, for each folder and purpose, until it is released', async () => {
  const release = await acquireLock(folder, 'run', AT_ONCE)
  expect(release).toBeDefined()
  expect(await acquireLock(folder, 'run', AT_ONCE)).toBeUndefined()
  const others = [
    await acquireLock(folder, 'backup', AT_ONCE),
    await acquireLock(other, 'run', AT_ONCE),
  ]
  expect(others).not.toContain(undefined)
  release?.()
  const again = await acquireLock(folder, 'run', AT_ONCE)
  expect(again).toBeDefined()
  for (const end of [again, ...others]) end?.()
})

it('who waits says so once, and gets it when it is free', async () => {
  const release = await acquireLock(folder, 'run', AT_ONCE)
  const onWait = vi.fn(() => release?.())
  const next = await acquireLock(folder, 'run', { waitMs: 10_000, onWait })
  expect(next).toBeDefined()
  expect(onWait).toHaveBeenCalledOnce()
  next?.()
})
