import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findLoopbackPort } from './ports'

it('a free port is one that no outgoing connection gets', async () => {
  const port = await findLoopbackPort()
  expect(port).toBeGreaterThanOrEqual(20_000)
  expect(port).toBeLessThan(32_768)
})

it('a port that is taken is not found again', async () => {
  const port = await findLoopbackPort()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  try {
    expect(await findLoopbackPort(port)).not.toBe(port)
  } finally {
    await new Promise((closed) => server.close(closed))
  }
})
