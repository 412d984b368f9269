import fc from 'fast-check'

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202egpj.exe',
  '\ud800',
  '💥'.repeat(50),
  "' or 1=1 --",
  '"; drop table forms; --',
  '%00',
  '%E0%A4%A',
  '../../../etc/passwd',
  '..\\..\\x',
  '/\t/evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}',

  '=HYPERLINK("x")',
  '-1',
  '0',
  '1e999',
  'NaN',
  'null',
  'true',
  '2147483648',
  '99999999999999999999',
  '0000-00-00',
  '2026-13-45T99:99:99Z',
  'a@b.co',
  'x'.repeat(5_000),
]

export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
)

const number = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -0),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const NAMES = [
  ...['id', 'ids', 'name', 'email', 'password', 'token', 'role', 'status', 'slug', 'title'],
  ...['data', 'fields', 'changes', 'gaps', 'text', 'alt', 'key', 'order', 'where', 'filename'],
  ...['testimony', 'location', 'content', 'user', 'document', 'value', 'collectionSlug', 'target'],
  ...['__proto__', 'constructor', 'length', '', 'a.b', 'a[b]', '$where', 'createdAt', '_status'],
]
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: hostileText },
)

const { tree } = fc.letrec((tie) => ({
  leaf: fc.oneof(hostileText, number, fc.boolean(), fc.constant(null)),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(name, tie('tree'), { maxKeys: 5, noNullPrototype: true }),
  ),
}))

export interface HostileBody {
  type: string | undefined
  bytes: Buffer
}

const types = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON ;a=b'],
  ...['text/plain', 'text/html', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['multipart/form-data; boundary=', 'multipart/form-data; boundary=X', 'a/b', ';', undefined],
)

const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

const json = tree.map((value) => Buffer.from(JSON.stringify(value)))
const deepOrBroken = fc.constantFrom(
  ...[DEEP, '{"a":', '{"a":1,}', '\ufeff{}', '{"__proto__":{"a":1}}', '{"a":1e400}', '"\\ud800"'],
)

const part = fc.tuple(
  name,
  fc.option(hostileText),
  hostileText,
  fc.constantFrom('text/plain', 'image/png', ''),
)
const header = (value: string) => value.replace(/[\r\n"]/g, '')
const multipart = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.option(tree), fc.boolean())
  .map(([parts, payload, isWhole]) => {
    const lines = parts.map(([field, file, value, type]) => {
      const filename = file === null ? '' : `; filename="${header(file)}"`
      const kind = type ? `\r\ncontent-type: ${type}` : ''
      return `--X\r\ncontent-disposition: form-data; name="${header(field)}"${filename}${kind}\r\n\r\n${value}\r\n`
    })
    const sent = `--X\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(payload)}\r\n`
    return Buffer.from([...lines, sent, isWhole ? '--X--\r\n' : ''].join(''))
  })

export const hostileBody: fc.Arbitrary<HostileBody> = fc.oneof(
  { weight: 6, arbitrary: json.map((bytes) => ({ type: 'application/json', bytes })) },
  {
    weight: 2,
    arbitrary: multipart.map((bytes) => ({ type: 'multipart/form-data; boundary=X', bytes })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: types, bytes: deepOrBroken.map((raw) => Buffer.from(raw)) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: types,
      bytes: fc.uint8Array({ maxLength: 200 }).map((raw) => Buffer.from(raw)),
    }),
  },
)

const parameter = fc.oneof(
  fc.constantFrom(
    ...['where', 'where[id][equals]', 'where[or][0][title][like]', 'where[and]', 'where[title]'],
    ...['where[updatedAt][greater_than]', 'where[id][in]', 'where[id][near]', 'sort', 'limit'],
    ...['page', 'depth', 'draft', 'locale', 'fallback-locale', 'select', 'select[id]', 'joins'],
    ...['populate', 'populate[media]', 'pagination', 'trash', 'search', 'from', 'to', 'status'],
    ...['form', 'area', 'path', 'perPage', 'v', 'flattenLocales', 'duplicateFromID', 'autosave'],
  ),
  name,
)
export const hostileQuery = fc
  .array(fc.tuple(parameter, hostileText), { maxLength: 3 })
  .map((pairs) => pairs.map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`).join('&'))

/** Like `encodeURIComponent`, which throws for lone surrogates. They become U+FFFD here. */
export const encodeText = (value: string) => encodeURIComponent(value.toWellFormed())

const headerText = hostileText.map((value) => value.replace(/[^\x20-\x7e\xa0-\xff]/g, '').trim())
export const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...['accept', 'accept-language', 'accept-encoding', 'content-encoding', 'range', 'if-range'],
    ...['if-none-match', 'authorization', 'idempotency-key', 'x-forwarded-host', 'referer'],
    ...['x-payload-http-method-override', 'x-http-method-override', 'next-action', 'cookie'],
    ...['user-agent', 'content-language', 'x-request-id'],
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      ...['GET', 'DELETE', 'text/html', 'gzip', 'bytes=0-', 'bytes=9-1', 'Bearer x', 'JWT x.y.z'],
      ...[
        'admin-users API-Key x',
        'payload-token=%E0',
        'payload-token=a.b.c; payload-lng=__proto__',
      ],
    ),
  ),
  { maxKeys: 3, noNullPrototype: true },
)
