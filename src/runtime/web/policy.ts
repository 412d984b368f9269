import { createHash } from 'node:crypto'
import { INLINE_SCRIPTS } from '@/lib/inline-scripts'

/** Addresses an editor has configured; those without a host are ours. */
export interface FrameSources {
  frames: readonly (string | null)[]
  media: readonly (string | null)[]
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const OUR_HASHES = INLINE_SCRIPTS.map(hashOf)

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** The source expressions of the scripts that stand in a finished page, each once. */
export function hashesOf(html: string): string[] {
  const inline = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) => !/\ssrc=|\stype="application\/ld\+json"/i.test(attributes),
  )
  return [...new Set(inline.map(([, , script = '']) => hashOf(script)))]
}

/** What may run on a page made for one request. */
export const allowNonce = (nonce: string): string[] => [`'nonce-${nonce}'`, ...OUR_HASHES]

/** Origins of other sites, each once. */
const originsOf = (addresses: readonly (string | null)[]) => {
  const absolute = addresses.filter((address) => address && URL.canParse(address)) as string[]
  const urls = absolute.map((address) => new URL(address))
  // A host may hold a `;`, which would begin another directive.
  const hosts = urls.filter(({ host }) => /^[\w.:[\]-]+$/.test(host))
  return [...new Set(hosts.map(({ origin }) => origin))]
}

interface PolicyOptions {
  /** Source expressions beside the scripts of the build. */
  scripts: readonly string[]
  sources: FrameSources
  /** An editor's own screen: what is not published yet may be framed as well. */
  isPreview?: boolean
}

/** The Content-Security-Policy of a page: everything is ours but what an editor has configured. */
export function contentSecurityPolicy({ scripts, sources, isPreview }: PolicyOptions): string {
  const own = "'self'"
  const unpublished = isPreview ? ['https:'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': [own],
    'script-src': [own, ...scripts],
    // Attributes that React writes, and the styles of Payload's panel and of the toasts.
    'style-src': [own, "'unsafe-inline'"],
    // `data:` are the blurred placeholders, `blob:` what was chosen and not sent yet.
    'img-src': [own, 'data:', 'blob:'],
    'font-src': [own, 'data:'],
    'media-src': [own, 'blob:', ...originsOf(sources.media), ...unpublished],
    'frame-src': [own, ...originsOf(sources.frames), ...unpublished],
    'worker-src': [own, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': [own],
    'form-action': [own],
    'frame-ancestors': [own],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Nothing of an editor's. */
export const NO_SOURCES: FrameSources = { frames: [], media: [] }

/** Of data and files, which are no pages: no script stands in them, and they frame nothing. */
export const DATA_POLICY = contentSecurityPolicy({ scripts: [], sources: NO_SOURCES })
