import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DriveFileMetadata, DriveStore } from './drive-store'

type DriveCall =
  | 'token'
  | 'list'
  | 'get'
  | 'ids'
  | 'create'
  | 'start'
  | 'part'
  | 'delete'
  | 'update'

export interface DriveFault {
  on: DriveCall
  /**
   * An error response or a closed connection: `cut` closes it before the call takes effect, `lost`
   * afterwards.
   */
  how: { status: number; reason: string } | 'cut' | 'lost'
  /** How many of these calls fail; by default all of them. */
  times?: number
  /** For `cut`: how many bytes of the part are received before the connection is closed. */
  after?: number
  /** Limits the fault to parts of a file that start at this byte or later. */
  from?: number
}

/** The only personal account that is accepted. Any service account is accepted. */
const ACCOUNT = {
  GOOGLE_OAUTH_CLIENT_ID: 'client',
  GOOGLE_OAUTH_CLIENT_SECRET: 'secret',
  GOOGLE_OAUTH_REFRESH_TOKEN: 'refresh',
}

export interface DriveServer {
  url: string
  rootId: string
  settings: Record<string, string>
  store: DriveStore
  /**
   * Makes token responses say in how many seconds the refresh token expires, as Google does for an
   * unpublished app. With `undefined`, they do not say this.
   */
  endSignInIn: (seconds: number | undefined) => void
  calls: DriveCall[]
  fail: (fault: DriveFault) => void
  mend: () => void
  revokeTokens: () => void
  /** Stops reading the bodies of later parts, until the returned function is called. */
  holdParts: () => () => void
  /** Closes every connection and accepts no new one until `up`. Stored files remain. */
  down: () => Promise<void>
  up: () => Promise<void>
  close: () => Promise<void>
}

interface State {
  store: DriveStore
  faults: DriveFault[]
  calls: DriveCall[]
  tokens: Set<string>
  signInEndsIn?: number
  gate: Promise<void>
  url: () => string
}

function answer(response: ServerResponse, status: number, body?: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

const refuse = (response: ServerResponse, status: number, reason: string) =>
  answer(response, status, {
    error: { code: status, message: `Refused: ${reason}`, errors: [{ reason }] },
  })

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const CALLS: [method: string, path: RegExp, DriveCall][] = [
  ['POST', /^\/token$/, 'token'],
  ['GET', /^\/drive\/v3\/files$/, 'list'],
  ['GET', /^\/drive\/v3\/files\/generateIds$/, 'ids'],
  ['GET', /^\/drive\/v3\/files\/[^/]+$/, 'get'],
  ['POST', /^\/drive\/v3\/files$/, 'create'],
  ['DELETE', /^\/drive\/v3\/files\/[^/]+$/, 'delete'],
  ['PATCH', /^\/drive\/v3\/files\/[^/]+$/, 'update'],
  ['POST', /^\/upload\/drive\/v3\/files$/, 'start'],
  ['PUT', /^\/upload\/sessions\/[^/]+$/, 'part'],
]

function takeFault({ faults }: State, call: DriveCall, start: number): DriveFault | undefined {
  const at = faults.findIndex(({ on, from = 0 }) => on === call && start >= from)
  const fault = faults[at]
  if (fault?.times !== undefined && --fault.times === 0) faults.splice(at, 1)
  return fault
}

const isAccount = (form: URLSearchParams) =>
  form.get('grant_type') === 'refresh_token'
    ? form.get('refresh_token') === 'refresh' && form.get('client_secret') === 'secret'
    : form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer'

async function giveToken(state: State, request: IncomingMessage, response: ServerResponse) {
  const text = await readAll(request)
  const form = text.startsWith('{')
    ? new URLSearchParams(JSON.parse(text))
    : new URLSearchParams(text)
  if (!isAccount(form)) return answer(response, 400, { error: 'invalid_grant' })
  const token = `token-${state.tokens.size + 1}-${Date.now()}`
  state.tokens.add(token)
  const ends = state.signInEndsIn
  answer(response, 200, {
    access_token: token,
    expires_in: 3600,
    token_type: 'Bearer',
    ...(ends !== undefined && { refresh_token_expires_in: ends }),
  })
}

const hasParents = ({ store }: State, { parents }: DriveFileMetadata) =>
  parents.every((id) => store.files.has(id))

const SMALL = 1024 * 1024

async function receive(state: State, request: IncomingMessage, key: string, limit: number) {
  const session = state.store.sessions.get(key)
  if (!session) return
  let left = limit
  for await (const chunk of request as AsyncIterable<Buffer>) {
    const taken = chunk.subarray(0, left)
    session.hash.update(taken)
    if (session.size < SMALL) session.parts.push(Buffer.from(taken))
    session.received += taken.length
    left -= taken.length
    if (left === 0) return
  }
}

async function takePart(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  fault: DriveFault | undefined,
) {
  const key = request.url?.split('/').pop() ?? ''
  const session = state.store.sessions.get(key)
  if (!session) return refuse(response, 404, 'notFound')
  const [, first] = /^bytes (\d+)-/.exec(request.headers['content-range'] ?? '') ?? []
  // A part that does not start where the last one ended is ignored.
  if (first !== undefined && Number(first) === session.received) {
    await state.gate
    const limit = fault?.how === 'cut' ? (fault.after ?? 0) : Number.POSITIVE_INFINITY
    await receive(state, request, key, limit)
    if (fault?.how === 'cut') return request.socket.destroy()
  } else await readAll(request)
  if (session.received < session.size) {
    const range = session.received > 0 ? { range: `bytes=0-${session.received - 1}` } : {}
    return answer(response, 308, undefined, range)
  }
  const file = state.store.finish(key)
  if (fault?.how === 'lost') return request.socket.destroy()
  if (!file) return refuse(response, 409, 'fileIdInUse')
  answer(response, 200, present(file))
}

const present = ({ content: _bytes, ...file }: NonNullable<ReturnType<DriveStore['create']>>) => ({
  ...file,
  size: String(file.size),
  webViewLink: `https://drive.google.com/file/d/${file.id}/view?usp=drivesdk`,
})

async function respond(state: State, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', state.url())
  const call = CALLS.find(([method, path]) => request.method === method && path.test(url.pathname))
  if (!call) return refuse(response, 404, 'notFound')
  const [, , name] = call
  state.calls.push(name)
  const [, first = '0'] = /^bytes (\d+)-/.exec(request.headers['content-range'] ?? '') ?? []
  const fault = takeFault(state, name, Number(first))
  if (fault && typeof fault.how === 'object') {
    await readAll(request)
    const { status, reason } = fault.how
    return name === 'token'
      ? answer(response, status, { error: reason })
      : refuse(response, status, reason)
  }
  if (fault?.how === 'cut' && name !== 'part') return request.socket.destroy()
  if (name === 'token') return giveToken(state, request, response)
  const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
  if (!state.tokens.has(token)) return refuse(response, 401, 'authError')
  if (name === 'part') return takePart(state, request, response, fault)
  if (name === 'ids') return answer(response, 200, { ids: [state.store.reserveFileId()] })
  if (name === 'list') {
    const files = state.store.find(url.searchParams.get('q') ?? '')
    return answer(response, 200, { files: files.map(present) })
  }
  if (name === 'get') {
    const file = state.store.files.get(url.pathname.split('/').pop() ?? '')
    if (!file) return refuse(response, 404, 'notFound')
    if (url.searchParams.get('alt') !== 'media') return answer(response, 200, present(file))
    return void response.writeHead(200, { 'content-type': file.mimeType }).end(file.content)
  }
  if (name === 'delete' || name === 'update') {
    const file = state.store.files.get(url.pathname.split('/').pop() ?? '')
    if (!file) return refuse(response, 404, 'notFound')
    if (name === 'delete') {
      state.store.delete(file.id)
      return void response.writeHead(204).end()
    }
    if (JSON.parse(await readAll(request)).trashed) state.store.trash(file.id)
    return answer(response, 200, present(file))
  }
  const metadata = JSON.parse(await readAll(request)) as DriveFileMetadata
  if (!hasParents(state, metadata)) return refuse(response, 404, 'notFound')
  if (state.store.files.has(metadata.id)) return refuse(response, 409, 'fileIdInUse')
  if (name === 'start') {
    const size = Number(request.headers['x-upload-content-length'])
    const location = `${state.url()}/upload/sessions/${state.store.start(metadata, size)}`
    return answer(response, 200, undefined, { location })
  }
  const file = state.store.create(metadata)
  if (fault?.how === 'lost' || !file) return request.socket.destroy()
  answer(response, 200, present(file))
}

export async function startDriveServer(): Promise<DriveServer> {
  const store = new DriveStore()
  const root = store.folder('Registrations')
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: State = {
    store,
    faults: [],
    calls: [],
    tokens: new Set(),
    gate: Promise.resolve(),
    url,
  }
  const server = createServer((request, response) => {
    respond(state, request, response).catch(() => response.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const settings = { ...ACCOUNT, DRIVE_FOLDER_ID: root.id, GOOGLE_API_URL: url() }
  return {
    url: url(),
    rootId: root.id,
    settings,
    store,
    calls: state.calls,
    fail: (fault) => state.faults.push(fault),
    mend: () => state.faults.splice(0),
    revokeTokens: () => state.tokens.clear(),
    endSignInIn: (seconds) => {
      state.signInEndsIn = seconds
    },
    holdParts: () => {
      const { promise, resolve } = newGate()
      state.gate = promise
      return resolve
    },
    down: end,
    up: () => listen(port),
    close: end,
  }
}

function newGate() {
  let resolve = () => {}
  const promise = new Promise<void>((open) => {
    resolve = open
  })
  return { promise, resolve }
}
