import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 50

export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain: ${what}`)
    await sleep(POLL_MS)
  }
}
