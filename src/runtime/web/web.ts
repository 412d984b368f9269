import { createServer } from 'node:http'
import next from 'next'
import { trustProxy } from '@/lib/env'
import { ROOT } from '../bootstrap/bootstrap.mjs'
import { takenPort } from '../ports'
import { readPort } from '../settings'
import { drainOnStop } from './drain'
import { correctForwarded } from './forwarded'
import type { WebMessage } from './messages'

/** Serves the website: the build, or with `--dev` the sources as they are being edited. */
export async function main(args: string[]): Promise<void> {
  const port = readPort()
  const isTrusted = trustProxy()
  const server = createServer()
  const app = next({ dev: args.includes('--dev'), dir: ROOT, port, httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  server.on('request', (request, response) => {
    if (!isTrusted) correctForwarded(request)
    handle(request, response)
  })
  drainOnStop(server)
  server.once('error', (error: NodeJS.ErrnoException) => {
    tell({ kind: 'failed', code: error.code ?? error.message })
    console.error(error.code === 'EADDRINUSE' ? takenPort(port).message : error)
    process.exit(1)
  })
  server.listen(port, () => tell({ kind: 'ready' }))
}

function tell(message: WebMessage): void {
  process.send?.(message)
}
