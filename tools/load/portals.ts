import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { main as build } from '@/runtime/build/build'
import { residentMegabytes } from '../../tests/support/memory'
import { prepareParts } from '../../tests/support/parts'
import { type Portal, setUpPortal } from '../../tests/support/portal'
import { createForm } from '../../tests/support/portal-forms'

const PORTALS = 50
/** Long enough for two heartbeats of a stream. */
const IDLE_S = 40
const RUSH_S = 20
const PER_SECOND = 10
/** The interval of the portal's list (use-live-list.ts). */
const MIN_INTERVAL_MS = 2_000
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100

/** Returns the seconds of processor time that a process has used. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S
}

/** Simulates an open list: subscribes to changes and requests them like a browser. */
async function openPortal(portal: Portal, counts: { events: number; asked: number }) {
  const stream = await portal.get('/api/admin/submissions/changes')
  if (!stream.ok) throw new Error(`A stream was answered ${stream.status}`)
  const came: number[] = []
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    await sleep(MIN_INTERVAL_MS)
    isAsking = false
    counts.asked++
    if (came.length === 0) return
    const body = { filters: {}, shown: came.slice(-10), came: came.slice(-500) }
    await portal.send('POST', '/api/admin/submissions/seen', body)
  }
  const read = async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, json = ''] of part.matchAll(/^data: (\{.+)$/gm)) {
        counts.events++
        came.push(...(JSON.parse(json) as { came: number[] }).came)
        void ask().catch(() => {})
      }
    }
  }
  void read().catch(() => {})
}

/**
 * `npm run measure -- load-portals [portals]`: measures what open lists cost a web process, idle
 * and during many registrations.
 */
export async function main([portalsWanted]: string[]): Promise<void> {
  const portals = Number(portalsWanted ?? PORTALS)
  await build()
  const parts = await prepareParts()
  try {
    await parts.start('web')
    await parts.start('worker')
    const portal = await setUpPortal(parts.address)
    const form = await createForm(portal, 'camp')
    const url = `${parts.address}/api/forms/camp/submit`
    const register = async (at: number) => {
      await sleep((at * 1000) / PER_SECOND)
      const body = JSON.stringify({ data: { [form.name]: `Visitor ${at}` } })
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(url, { method: 'POST', headers, body })
      if (status !== 201) throw new Error(`Registering was answered ${status}`)
    }
    const rush = () =>
      Promise.all(Array.from({ length: RUSH_S * PER_SECOND }, (_, at) => register(at)))
    const web = parts.pid('web')
    const measure = async (what: string, seconds: number, work: () => Promise<unknown>) => {
      const before = processorSeconds(web)
      await work()
      const share = ((processorSeconds(web) - before) / seconds) * 100
      const memory = residentMegabytes(web).toFixed(0)
      console.log(`${what}: ${share.toFixed(1)} % of a processor, ${memory} MB`)
    }
    const idle = () => sleep(IDLE_S * 1000)
    await rush()
    await measure('idle, no portal', IDLE_S, idle)
    await measure(`${PER_SECOND} registrations a second, no portal`, RUSH_S, rush)
    const counts = { events: 0, asked: 0 }
    await Promise.all(Array.from({ length: portals }, () => openPortal(portal, counts)))
    await measure(`idle, ${portals} portals`, IDLE_S, idle)
    await measure(`${PER_SECOND} registrations a second, ${portals} portals`, RUSH_S, rush)
    console.log(`${counts.events} events, ${counts.asked} times asked`)
  } finally {
    await parts.close()
  }
  process.exit()
}
