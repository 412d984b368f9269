export interface ParsedMail {
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** All headers, by name in lower case. */
  headers: Record<string, string>
  link: string | null
}

const fromQuotedPrintable = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_mark, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const DECODERS: Record<string, (body: string) => string> = {
  '7bit': (body) => body,
  'quoted-printable': fromQuotedPrintable,
  base64: (body) => Buffer.from(body, 'base64').toString('utf8'),
}

/** Node 22 has no RegExp.escape. */
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function split(source: string) {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? []
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { headers, body }
}

function decode(part: string, type: string): string | undefined {
  const { headers, body } = split(part)
  if (!headers['content-type']?.startsWith(type)) return undefined
  const encoding = headers['content-transfer-encoding'] ?? '7bit'
  const decoder = DECODERS[encoding.toLowerCase()]
  if (!decoder) throw new Error(`Unknown encoding of a message: ${encoding}`)
  return decoder(body).replaceAll('\r\n', '\n')
}

/** Parses a message with a text part and an HTML part, the only kind that the product sends. */
export function parseMail(source: string): ParsedMail {
  const { headers, body } = split(source)
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary ? body.split(new RegExp(`--${escapeRegExp(boundary)}(?:--)?\\r?\\n?`)) : []
  const find = (type: string) => {
    for (const part of parts) {
      const text = decode(part, type)
      if (text !== undefined) return text
    }
    throw new Error(`The message has no ${type}`)
  }
  const text = find('text/plain')
  const { to = '', from = '', subject = '' } = headers
  return {
    ...{ to, from, subject, text, html: find('text/html'), headers },
    link: /https?:\/\/\S+[?&]token=[\w-]+/.exec(text)?.[0] ?? null,
  }
}
