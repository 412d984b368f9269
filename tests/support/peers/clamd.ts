import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A file that contains this text is reported as infected. */
export const VIRUS_TEXT = 'THIS-IS-A-TEST-VIRUS'

export interface FakeClamd {
  url: string
  files: Buffer[]
  close: () => Promise<void>
}

const COMMAND = 'zINSTREAM\0'

/** Returns the content of the file that was sent in chunks; null while it is incomplete. */
function readFile(received: Buffer): Buffer | null {
  const parts: Buffer[] = []
  let at = COMMAND.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

interface ClamdOptions {
  /** A fixed response that the server sends to every request before it disconnects. */
  says?: string
  /** If given, the server never answers, and calls this when a file has arrived completely. */
  onSilence?: () => void
}

/** A fake clamd on loopback that supports INSTREAM (clamd(8)). */
export async function startFakeClamd({ says, onSilence }: ClamdOptions = {}): Promise<FakeClamd> {
  const files: Buffer[] = []
  const take = (socket: Socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (says !== undefined) return void socket.end(says)
      if (!COMMAND.startsWith(received.toString('latin1', 0, COMMAND.length))) {
        return void socket.end('UNKNOWN COMMAND\0')
      }
      const file = readFile(received)
      if (!file) return
      files.push(file)
      if (onSilence) return onSilence()
      socket.end(file.includes(VIRUS_TEXT) ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0')
    })
  }
  const server = createServer(take).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `tcp://127.0.0.1:${port}`,
    files,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
