import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nextPackage from 'next/package.json' with { type: 'json' }
import { findLoopbackPort } from '@/runtime/ports'

const LAYOUT = `export default ({ children }) => <html lang="en"><body>{children}</body></html>`

const ROUTE = `export const dynamic = 'force-dynamic'
export async function POST(request) {
  await request.json()
  return Response.json({ id: 1, reference: 'K7M2-9QXD' }, { status: 201 })
}`

const next = path.resolve('node_modules/next', nextPackage.bin.next)

/** Serves a minimal Next site: a page of about `bytes`, and a route that only parses JSON. */
export async function withBarePage(
  bytes: number,
  work: (address: string, pid: number) => Promise<void>,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-page-'))
  mkdirSync(path.join(folder, 'app', 'empty'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  put('package.json', '{ "name": "bare-page", "private": true }')
  put('next.config.mjs', 'export default { poweredByHeader: false }')
  put('app/layout.jsx', LAYOUT)
  // Half of the bytes, because Next repeats the page's text in the data at the end of the HTML.
  put('app/page.jsx', `export default () => <p>{'x'.repeat(${Math.round(bytes / 2)})}</p>`)
  put('app/empty/route.js', ROUTE)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  const port = await findLoopbackPort()
  try {
    const built = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env })
    if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`)
    const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => /Ready in/.test(`${text}`) && resolve())
      void ended.then(() => reject(new Error('The bare page could not be served.')))
    })
    await work(`http://127.0.0.1:${port}`, child.pid ?? 0).finally(() => child.kill('SIGTERM'))
    await ended
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
