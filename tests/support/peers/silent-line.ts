import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Starts a proxy that can cut its connections silently, like a NAT that forgets them: no packet
 * passes any more, and neither end is notified. Later connections work.
 */
export async function startCuttableProxy(host: string, port: number) {
  const ends = new Set<Socket>()
  let isCut = { now: false }

  const server = createServer((near) => {
    const line = isCut
    const far = connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('error', () => {})
      from.on('data', (bytes) => line.now || to.write(bytes))
      from.on('close', () => line.now || to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut.now = true
      isCut = { now: false }
    },
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}
