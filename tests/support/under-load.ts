import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RunningLoad {
  /** Ends the requests. `closed` counts the responses with `Connection: close`. */
  end(): Promise<{ answered: number; registered: number; closed: number; failed: string[] }>
}

const CLIENTS = 8
/**
 * The pause of a client after each registration, in milliseconds. It leaves processor time for what
 * is tested, and makes connections idle for a moment.
 */
const PAUSE_MS = 100

/**
 * Sends requests until `end` is called, over connections that stay open. A failed request is not
 * repeated.
 */
export function putUnderLoad(address: string, form: { slug: string; name: string }): RunningLoad {
  const failed: string[] = []
  let answered = 0
  let registered = 0
  let closed = 0
  let isOver = false

  async function ask(path: string, wanted: number, options: RequestInit = {}): Promise<boolean> {
    const what = `${options.method ?? 'GET'} ${path}`
    try {
      const response = await fetch(address + path, options)
      await response.arrayBuffer()
      answered++
      if (response.headers.get('connection') === 'close') closed++
      if (response.status === wanted) return true
      failed.push(`${what}: ${response.status}`)
    } catch (error) {
      failed.push(`${what}: ${(error as Error).message} ${(error as Error).cause}`)
    }
    return false
  }
  const register = () =>
    ask(`/api/forms/${form.slug}/submit`, 201, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ data: { [form.name]: 'Ana Reyes' } }),
    })
  async function visit(): Promise<void> {
    while (!isOver) {
      await ask(`/forms/${form.slug}`, 200)
      await ask(`/api/forms/${form.slug}`, 200)
      if (await register()) registered++
      await sleep(PAUSE_MS)
    }
  }
  const visits = Promise.all(Array.from({ length: CLIENTS }, visit))
  return {
    end: async () => {
      isOver = true
      await visits
      return { answered, registered, closed, failed }
    },
  }
}
