import type { FeedChange } from '@/lib/feed/change'
import { type Client, ORIGIN } from './api'
import { dispatchRequest } from './dispatch'

export function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    /**
     * Waits for the next change and returns it; beats are skipped. Null when the stream has ended.
     */
    async next(): Promise<FeedChange | null> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          if (event.includes('event: beat')) continue
          return JSON.parse(event.replace(/^[\s\S]*^data: /m, ''))
        }
        const part = await reader?.read()
        if (!part?.value) return null
        text += part.value
      }
    },
    leave: () => reader?.cancel(),
  }
}

export async function openEventStream(client: Client, path: string, signal?: AbortSignal) {
  const headers = { cookie: client.cookie, 'x-forwarded-for': client.address }
  const response = await dispatchRequest(
    new Request(ORIGIN + path, { headers, signal: signal ?? null }),
  )
  return { response, events: readEvents(response) }
}
