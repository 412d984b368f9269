import { vi } from 'vitest'

type Answer = readonly [status: number, body?: unknown]

/** By method and path, such as `POST /api/admin/login`. May be changed during the test. */
export type Answers = Record<string, Answer | Promise<Answer>>

const NEVER = new Promise<Answer>(() => {})

/** Answers the requests of the browser; one that is not listed waits forever. Returns the sent. */
export function answerRequests(answers: Answers) {
  const sent: [call: string, body?: unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`
    sent.push(body === undefined ? [call] : [call, JSON.parse(String(body))])
    const [status, reply] = await (answers[call] ?? NEVER)
    return Response.json(reply ?? {}, { status })
  })
  return sent
}
