import { type AddressInfo, createServer } from 'node:net'
import { Failure } from './bootstrap/failure.mjs'

const LOOPBACK = '127.0.0.1'

export function takenPort(port: number): Failure {
  return new Failure(`Port ${port} is taken by another program; stop it or set another PORT.`)
}

export async function requireFreePort(port: number): Promise<void> {
  try {
    await tryListening(port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw takenPort(port)
    throw new Failure(`Port ${port} cannot be opened by this account (${code}); set another PORT.`)
  }
}

/** Returns a free port of the loopback address: `preferred` when it is free, or any other. */
export async function findLoopbackPort(preferred?: number): Promise<number> {
  try {
    return await tryListening(preferred ?? 0, LOOPBACK)
  } catch (error) {
    if (preferred === undefined) throw error
    return tryListening(0, LOOPBACK)
  }
}

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
