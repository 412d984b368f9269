import 'server-only'
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'

/** Longer silence than this means that nobody is there. */
const PATIENCE_MS = 60_000

/** What clamd says of a file: null when it is clean, else the name of what it found. */
export type Finding = string | null

/** Each piece goes with its length before it, four bytes in network order; none ends the file. */
function framed(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path)) yield framed(chunk)
  yield framed(Buffer.alloc(0))
}

async function send(path: string, socket: Socket): Promise<void> {
  for await (const part of instream(path)) {
    if (socket.destroyed || socket.writableEnded) return
    if (!socket.write(part)) {
      await new Promise((go) => socket.once('drain', go).once('close', go))
    }
  }
}

/** What it says until it hangs up; it may do so before it has read everything. */
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
      // An answer counts although the rest of the file found nobody any more.
      if (failure && said.length === 0) reject(failure)
      else resolve(Buffer.concat(said).toString().replace(/\0/g, '').trim())
    })
  })
}

/**
 * Sends a file to clamd (the INSTREAM command of clamd(8)) and reads what it says.
 * @throws ScannerError with a sentence for staff when it cannot be reached or cannot scan
 */
export async function scanFile(
  path: string,
  { host, port }: { host: string; port: number },
): Promise<Finding> {
  const socket = connect({ host, port, timeout: PATIENCE_MS })
  try {
    const [said] = await Promise.all([listen(socket), send(path, socket)])
    return readAnswer(said)
  } catch (cause) {
    if (cause instanceof ScannerError) throw cause
    const reason = (cause as Error).message
    throw new ScannerError(`The virus scanner cannot be reached (${reason}). Check CLAMAV_URL.`)
  } finally {
    socket.destroy()
  }
}

export class ScannerError extends Error {}

function readAnswer(said: string): Finding {
  if (said === 'stream: OK') return null
  const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? []
  if (found) return found
  throw new ScannerError(`The virus scanner could not look at the file: ${said || 'no answer'}.`)
}
