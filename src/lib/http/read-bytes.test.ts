import { expect, it } from 'vitest'
import { readBytes } from './read-bytes'

const bodyOf = (body: ReadableStream) =>
  new Request('http://localhost/', { method: 'POST', body, ...{ duplex: 'half' } })

it('a sender who leaves in the middle has sent a bad request, and is no failure of ours', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"na')),
    pull: (controller) =>
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  })
  await expect(readBytes(bodyOf(body), 100)).rejects.toMatchObject({ code: 'request.malformed' })
})

it('a body that is too long is not read to its end', async () => {
  let chunks = 0
  const body = new ReadableStream({
    pull: (controller) => {
      chunks += 1
      controller.enqueue(new Uint8Array(60))
    },
  })
  await expect(readBytes(bodyOf(body), 100)).rejects.toMatchObject({ code: 'request.too_large' })
  expect(chunks).toBeLessThan(5)
})
