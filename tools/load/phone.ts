import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'
import { PDF } from '../../tests/support/file-samples'
import { tokenIn } from '../../tests/support/form-token'
import type { FormIds } from '../../tests/support/portal-forms'
import type { DayClock } from './clock'
import type { Phone } from './plan'

/** The response to a registration, and the checksum of its file. */
export interface Registered {
  id: number
  reference: string
  sha256: string | null
}

export interface Visit {
  address: string
  form: FormIds & { slug: string }
  clock: DayClock
}

const PART_BYTES = 16_384
/** How long a visitor waits after "try again" before doing so. */
const AGAIN_MS = 2_000
const TRIES = 20
/** Closes idle connections like phones do, so that a retiring web process can end. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: 30_000 })

interface Answer {
  status: number
  text: string
}

/** Sends a body at the speed of the line, or at once when no speed is given. */
function send(
  url: string,
  { method = 'GET', headers = {}, body = Buffer.alloc(0), bytesPerSecond = 0 } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      agent,
      headers: { ...headers, 'content-length': body.length },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
      })
    })
    if (bytesPerSecond === 0) return void sent.end(body)
    const startedAt = performance.now()
    const write = async () => {
      for (let at = 0; at < body.length && !sent.destroyed; at += PART_BYTES) {
        sent.write(body.subarray(at, at + PART_BYTES))
        await sleep(
          Math.max(
            0,
            ((at + PART_BYTES) / bytesPerSecond) * 1000 - (performance.now() - startedAt),
          ),
        )
      }
      sent.end()
    }
    write().catch(reject)
  })
}

/** Simulates one visit from the first page to the response; null when it was given up. */
export async function visit(
  phone: Phone,
  { address, form, clock }: Visit,
): Promise<Registered | null> {
  const headers = { 'x-forwarded-for': phone.address }
  const open = async () => {
    const { status, text } = await send(`${address}/forms/${form.slug}`, { headers })
    const token = tokenIn(text)
    if (status !== 200 || !token) throw new Error(`page ${status}`)
    return token
  }
  let token = await clock.time('form page', phone.opensAt, open)
  if (phone.returnsAt !== null) {
    token = (await clock.time('form page, again', phone.returnsAt, open)) ?? token
  }
  const file = phone.file && Buffer.concat([PDF, randomBytes(phone.file.bytes)])
  const bytesPerSecond = phone.file?.bytesPerSecond ?? 0
  const { body, type } = await wrap(phone, form, token, file)
  const posting = { ...headers, 'content-type': type, 'idempotency-key': randomUUID() }
  const post = async (): Promise<Answer & { id: number; reference: string }> => {
    const url = `${address}/api/forms/${form.slug}/submit`
    const answer = await send(url, { method: 'POST', headers: posting, body, bytesPerSecond })
    if (answer.status !== 201) throw new Error(`${answer.status}`)
    return { ...answer, ...JSON.parse(answer.text) }
  }
  const lineMs = file ? (body.length / bytesPerSecond) * 1000 : 0
  const action = file ? 'register, with a file' : 'register'
  let done = await clock.time(action, phone.sendsAt, post, lineMs)
  for (let tries = 1; !done && tries < TRIES; tries++) {
    done = await clock.time(`${action}, after an error`, clock.now + AGAIN_MS, post, lineMs)
  }
  if (!done) return null
  if (phone.repeatsAt !== null) {
    const again = Math.max(phone.repeatsAt, clock.now)
    const repeat = await clock.time('register, repeated', again, post, lineMs)
    if (repeat && repeat.reference !== done.reference) throw new Error('A repeat was stored twice')
  }
  const sha256 = file && createHash('sha256').update(file).digest('hex')
  return { id: done.id, reference: done.reference, sha256 }
}

/** Builds the request body like the page's script. */
async function wrap({ number }: Phone, form: FormIds, token: string | null, file: Buffer | null) {
  const person = { [form.name]: `Person ${number}`, [form.email]: `person-${number}@example.org` }
  const whole = { data: person, [FORM_TOKEN_NAME]: token }
  if (!file) return { body: Buffer.from(JSON.stringify(whole)), type: 'application/json' }
  const parts = new FormData()
  parts.append('data', JSON.stringify(person))
  parts.append(FORM_TOKEN_NAME, token ?? '')
  parts.append(`file_${form.file}`, new File([new Uint8Array(file)], 'letter.pdf'))
  const encoded = new Response(parts)
  const type = encoded.headers.get('content-type') ?? ''
  return { body: Buffer.from(await encoded.arrayBuffer()), type }
}
