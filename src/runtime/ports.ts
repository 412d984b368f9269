import { randomInt } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { Failure } from './bootstrap/failure.mjs'

const LOOPBACK = '127.0.0.1'

export function portTakenFailure(port: number): Failure {
  return new Failure(`Port ${port} is taken by another program; stop it or set another PORT.`)
}

export async function requireFreePort(port: number): Promise<void> {
  try {
    await tryListening(port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw portTakenFailure(port)
    throw new Failure(`Port ${port} cannot be opened by this account (${code}); set another PORT.`)
  }
}

/**
 * Returns a free port of this machine, `preferred` if possible. Random ports are below 32768,
 * because by default Linux uses only higher ones for outgoing connections.
 */
export async function findLoopbackPort(preferred = randomPort()): Promise<number> {
  for (let port = preferred, attempts = 1; ; port = randomPort(), attempts++) {
    try {
      return await tryListening(port, LOOPBACK)
    } catch (error) {
      if (attempts === 20) throw error
    }
  }
}

const randomPort = () => randomInt(20_000, 32_768)

function tryListening(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host }, () => {
      const { port: bound } = server.address() as AddressInfo
      server.close(() => resolve(bound))
    })
  })
}
