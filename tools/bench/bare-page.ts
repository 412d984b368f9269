import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nextPackage from 'next/package.json' with { type: 'json' }
import { findLoopbackPort } from '@/runtime/ports'
import { median } from './measure'

const LAYOUT = `export default ({ children }) => <html lang="en"><body>{children}</body></html>`

const ROUTE = `export const dynamic = 'force-dynamic'
export async function POST(request) {
  await request.json()
  return Response.json({ id: 1, reference: 'K7M2-9QXD' }, { status: 201 })
}`

const next = path.resolve('node_modules/next', nextPackage.bin.next)

const STARTS = 5

interface Started {
  pid: number
  /** The seconds from the start until the site had sent its page. */
  seconds: number
  stop(): Promise<void>
}

interface BarePage {
  address: string
  pid: number
  /** The median of several starts. */
  startSeconds: number
}

const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }

/** Writes a minimal Next.js site: a page of about `bytes`, and a route that only parses JSON. */
function writeSite(folder: string, bytes: number): void {
  mkdirSync(path.join(folder, 'app', 'empty'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  put('package.json', '{ "name": "bare-page", "private": true }')
  put('next.config.mjs', 'export default { poweredByHeader: false }')
  put('app/layout.jsx', LAYOUT)
  // The text has half of the bytes, because Next.js repeats it in the data at the end of the HTML.
  put('app/page.jsx', `export default () => <p>{'x'.repeat(${Math.round(bytes / 2)})}</p>`)
  put('app/empty/route.js', ROUTE)
}

async function start(folder: string, address: string): Promise<Started> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [next, 'start', '-p', new URL(address).port], {
    cwd: folder,
    env: ENV,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => /Ready in/.test(`${text}`) && resolve())
      void ended.then(() => reject(new Error('The bare page could not be served.')))
    })
    await (await fetch(address)).arrayBuffer()
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: child.pid ?? 0, seconds: (performance.now() - startedAt) / 1000, stop }
}

export async function withBarePage<T>(
  bytes: number,
  work: (page: BarePage) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-page-'))
  const address = `http://127.0.0.1:${await findLoopbackPort()}`
  try {
    writeSite(folder, bytes)
    const built = spawnSync(process.execPath, [next, 'build', '--webpack'], {
      cwd: folder,
      env: ENV,
    })
    if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`)
    const starts: number[] = []
    while (starts.length < STARTS) {
      const { seconds, stop } = await start(folder, address)
      starts.push(seconds)
      await stop()
    }
    const { pid, stop } = await start(folder, address)
    return await work({ address, pid, startSeconds: median(starts) }).finally(stop)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
