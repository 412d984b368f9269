import 'server-only'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

const PATIENCE_MS = 60_000

/** What clamd found: null for a clean file, otherwise its name of the virus. */
export type VirusFinding = string | null

/**
 * Returns the chunk after its length (four bytes, big-endian), as clamd expects it. Length 0 ends
 * the file.
 */
function framed(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

async function* instream(bytes: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of bytes) yield framed(chunk)
  yield framed(Buffer.alloc(0))
}

async function send(bytes: Readable, socket: Socket): Promise<void> {
  for await (const part of instream(bytes)) {
    // clamd may reply and close early. A write to the closed socket would discard the reply, so the
    // reply is read first.
    await setImmediate()
    if (socket.destroyed || socket.writableEnded || socket.bytesRead > 0) return
    if (!socket.write(part)) {
      await new Promise((go) => socket.once('drain', go).once('close', go))
    }
  }
}

function listen(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: Buffer[] = []
    let failure: Error | undefined
    socket.on('data', (chunk) => said.push(chunk))
    socket.on('timeout', () => socket.destroy(new Error('no answer within a minute')))
    socket.on('error', (error) => {
      failure = error
    })
    socket.on('close', () => {
      // A reply counts even if writing the rest of the file failed.
      if (failure && said.length === 0) reject(failure)
      else resolve(Buffer.concat(said).toString().replace(/\0/g, '').trim())
    })
  })
}

/**
 * Scans a file with the INSTREAM command of clamd(8). Throws ScannerError, whose message is a
 * sentence for staff.
 */
export async function scanBytes(
  bytes: Readable,
  { host, port }: { host: string; port: number },
): Promise<VirusFinding> {
  const socket = connect({ host, port, timeout: PATIENCE_MS })
  try {
    const [said] = await Promise.all([listen(socket), send(bytes, socket)])
    return readAnswer(said)
  } catch (cause) {
    if (cause instanceof ScannerError) throw cause
    const reason = (cause as Error).message
    throw new ScannerError(`The virus scanner cannot be reached (${reason}). Check CLAMAV_URL.`)
  } finally {
    socket.destroy()
    bytes.destroy()
  }
}

export class ScannerError extends Error {}

function readAnswer(said: string): VirusFinding {
  if (said === 'stream: OK') return null
  const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? []
  if (found) return found
  throw new ScannerError(`The virus scanner could not look at the file: ${said || 'no answer'}.`)
}
