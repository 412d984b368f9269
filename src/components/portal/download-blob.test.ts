import { expect, it } from 'vitest'
import { readBodyWithProgress } from './download-blob'

const streamed = (...texts: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    }),
    { headers: { 'content-type': 'text/csv' } },
  )

it('gives the whole body, and its length so far', async () => {
  const lengths: number[] = []
  const file = await readBodyWithProgress(streamed('Ana', ', ', 'Ñ'), (bytes) =>
    lengths.push(bytes),
  )
  expect(await file.text()).toBe('Ana, Ñ')
  expect(file.type).toBe('text/csv')
  expect(lengths).toEqual([3, 5, 7])
})

it('is empty without a body', async () => {
  const file = await readBodyWithProgress(new Response(null), () => expect.fail('no bytes'))
  expect(file.size).toBe(0)
})

it('fails when the connection breaks half-way', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(4))
    },
    pull(controller) {
      controller.error(new Error('cut off'))
    },
  })
  await expect(readBodyWithProgress(new Response(broken), () => {})).rejects.toThrow('cut off')
})
