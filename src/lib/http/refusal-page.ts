import 'server-only'
import { AppError } from '../errors'
import { escapeHtml } from '../mail/frame'
import { wantsPage } from './page-answer'
import { readBytes } from './read-bytes'

export type PostedTextFields = readonly (readonly [name: string, value: string])[]

const sent = new WeakMap<Request, PostedTextFields>()

export function rememberTextFields(request: Request, texts: PostedTextFields): PostedTextFields {
  sent.set(request, texts)
  return texts
}

/**
 * The most fields that are shown again. Half a megabyte of tiny fields would make a page of ten
 * megabytes.
 */
const MOST_TEXTS = 10_000

/**
 * Reads a form's fields and remembers them for the page of a refusal. Throws AppError 413 or 400.
 */
export async function readTextFields(
  request: Request,
  maxBytes: number,
): Promise<PostedTextFields> {
  const bytes = await readBytes(request, maxBytes)
  const texts = [...new URLSearchParams(bytes.toString('utf8'))]
  if (texts.length > MOST_TEXTS) throw new AppError('request.too_large')
  return rememberTextFields(request, texts)
}

const MOST_BYTES = 512 * 1024

async function readTexts(request: Request): Promise<PostedTextFields> {
  const type = request.headers.get('content-type') ?? ''
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (request.bodyUsed || !(length <= MOST_BYTES)) return []
  const bytes = await readBytes(request, MOST_BYTES)
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData()
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return texts.length > MOST_TEXTS ? [] : texts
}

/**
 * True when the same texts may be accepted later. After 413 they are accepted with smaller files.
 */
const isForNow = ({ status }: AppError) => [413, 429, 500, 503, 507].includes(status)

const STYLE = `body{margin:0;background:#f6f4ee;color:#14173a;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.25}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.5rem;background:#2e3788;color:#fff;font:inherit;font-weight:600}
small{opacity:.75}@media (prefers-color-scheme:dark){body{background:#11142b;color:#eceefb}button{background:#b9c0ff;color:#11142b}}`

function keptForm(request: Request, texts: PostedTextFields): string {
  const { pathname, search } = new URL(request.url)
  const type = request.headers.get('content-type')?.startsWith('multipart/')
    ? ' enctype="multipart/form-data"'
    : ''
  const inputs = texts.map(
    ([name, value]) =>
      // A hidden input would lose line breaks, so this is a text area.
      `<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea>`,
  )
  return `<form method="post" action="${escapeHtml(pathname + search)}"${type}>${inputs.join('')}
<p>What you typed is kept on this page. Files are not: you are asked for them again.</p>
<p><button>Send again</button></p></form>`
}

const BACK =
  '<p>Go back in your browser: what you typed is usually still there. Then send it again.</p>'

/** True when a refusal must be an HTML page. Programs and our own scripts get JSON. */
export const isPlainPost = (request: Request): boolean =>
  request.method === 'POST' && wantsPage(request)

interface ShortPage {
  title: string
  heading: string
  more?: string
}

export function shortErrorPage(
  error: AppError,
  requestId: string,
  { title, heading, more = '' }: ShortPage,
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1><p role="alert">${escapeHtml(error.message)}</p>${more}<p><small>${escapeHtml(requestId)}</small></p></main></body></html>`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  })
  if (error.retryAfterSeconds) headers.set('retry-after', String(error.retryAfterSeconds))
  return new Response(html, { status: error.status, headers })
}

export async function refusalPage(
  request: Request,
  error: AppError,
  requestId: string,
): Promise<Response> {
  // With too many requests, the body is not read, because reading would add to the load.
  const mayRead = isForNow(error) && error.code !== 'request.too_many'
  const texts = !mayRead
    ? []
    : (sent.get(request) ?? (await readTexts(request).catch((): PostedTextFields => [])))
  const kept = texts.length > 0 ? keptForm(request, texts) : BACK
  return shortErrorPage(error, requestId, {
    title: 'Not sent',
    heading: 'This was not sent',
    more: kept,
  })
}
