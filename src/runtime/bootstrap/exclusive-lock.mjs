import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

/**
 * Locks `folder` for one purpose by listening on a socket, which Linux frees even after kill -9.
 * @param {string} folder must exist
 * @param {string} purpose
 * @param {{ waitMs: number, onWait?: () => void }} options
 * @returns {Promise<(() => void) | undefined>} `release`, or undefined when another process still
 * had the lock after `waitMs`
 */
export async function acquireLock(folder, purpose, { waitMs, onWait }) {
  const name = socketName(folder, purpose)
  const deadline = Date.now() + waitMs
  let release = await listenOn(name)
  if (!release) onWait?.()
  while (!release && Date.now() < deadline) {
    await sleep(RETRY_MS)
    release = await listenOn(name)
  }
  return release
}

/**
 * Names the socket after the folder's device and inode, because two containers' folders may have
 * the same path.
 * @param {string} folder
 * @param {string} purpose
 */
function socketName(folder, purpose) {
  const { dev, ino } = statSync(folder)
  const id = createHash('sha256').update(`${dev}:${ino}:${purpose}`).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return `\0lock-${id}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\lock-${id}`
  return path.join(tmpdir(), `lock-${id}.sock`)
}

/**
 * @param {string} name
 * @returns {Promise<(() => void) | undefined>}
 */
function listenOn(name) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      removeIfStale(name).then(() => resolve(undefined), reject)
    })
    server.listen(name, () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

/**
 * On macOS the socket is a file, which can remain when its process has ended.
 * @param {string} name
 */
async function removeIfStale(name) {
  if (!path.isAbsolute(name) || process.platform === 'win32') return
  const isRefused = await new Promise((resolve) => {
    const probe = connect(name, () => resolve(false))
    probe.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === 'ECONNREFUSED'),
    )
    probe.on('connect', () => probe.destroy())
  })
  if (isRefused) rmSync(name, { force: true })
}
