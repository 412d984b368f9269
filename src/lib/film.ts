import type { DataFromCollectionSlug } from 'payload'
import { paths } from './paths'
import { isOwnPath } from './web-address'

export interface Film {
  kind: 'embed' | 'file'
  src: string
  /** Where playing begins, in seconds. */
  start: number
}

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i
/**
 * Matches the id of a video, but not the names by which a playlist or a channel's stream is
 * embedded.
 */
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{6,20}$/

/** The origins of the platforms' players that `chooseFilm` can return. */
export const PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
] as const
const [YOUTUBE, VIMEO, FACEBOOK] = PLAYER_ORIGINS

const parse = (address: string) => {
  const text = address.trim()
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null
  const { hostname, pathname, searchParams } = new URL(text)
  const host = hostname.replace(/^(www|m|music|web)\./, '')
  return { href: text, host, path: pathname.split('/').filter(Boolean), query: searchParams }
}
type Address = NonNullable<ReturnType<typeof parse>>

function findYouTube({ host, path, query }: Address, start: number): string | null {
  if (!['youtu.be', 'youtube.com', 'youtube-nocookie.com'].includes(host)) return null
  const [kind = '', named = ''] = host === 'youtu.be' ? ['v', ...path] : path
  const id = query.get('v') ?? (/^(watch|live|shorts|embed|v|e)$/.test(kind) ? named : '')
  if (!YOUTUBE_ID.test(id)) return null
  const options = new URLSearchParams({ start: String(start), autoplay: '1', rel: '0' })
  return `${YOUTUBE}/embed/${id}?${options}`
}

/**
 * Returns the player's address for a video on Vimeo, otherwise null. The address of an unlisted
 * video also contains a key, without which it cannot be played.
 */
function findVimeo({ host, path, query }: Address, start: number): string | null {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  // The number of an event or a showcase is not that of a video.
  const isOfMany = (word = '') => /^(showcase|album|event|groups|channels)$/.test(word)
  const at = path.findIndex((part, n) => /^\d{5,12}$/.test(part) && !isOfMany(path[n - 1]))
  const id = path[at]
  if (!id) return null
  const key = query.get('h') ?? path[at + 1]
  const options = new URLSearchParams({ autoplay: '1', dnt: '1' })
  if (key && /^[0-9a-f]{6,20}$/.test(key)) options.set('h', key)
  return `${VIMEO}/video/${id}?${options}#t=${start}s`
}

function findFacebook({ href, host, path, query }: Address, start: number): string | null {
  const isVideo =
    host === 'fb.watch'
      ? path.length > 0
      : host === 'facebook.com' &&
        (/^\d{5,20}$/.test(query.get('v') ?? '') ||
          /\/(videos|reel)\/([^/]+\/)?\d{5,20}/.test(`/${path.join('/')}`) ||
          /^share\/[vr]\/\w+/.test(path.join('/')))
  if (!isVideo) return null
  const options = new URLSearchParams({ href, show_text: 'false', autoplay: 'true' })
  options.set('t', String(start))
  return `${FACEBOOK}/plugins/video.php?${options}`
}

function findPlayer(address: string, start: number): string | null {
  const parsed = parse(address)
  if (!parsed) return null
  return findYouTube(parsed, start) ?? findVimeo(parsed, start) ?? findFacebook(parsed, start)
}

const isFile = (address: string): boolean =>
  FILE.test(parse(address)?.path.at(-1) ?? '') ||
  (isOwnPath(address) && FILE.test(address.split(/[?#]/)[0] ?? ''))

/**
 * Validates a field of the content panel. Returns true when it is empty or names a film, otherwise
 * a message.
 */
export const checkFilmAddress = (address: string | null | undefined): true | string =>
  !address?.trim() ||
  findPlayer(address, 0) !== null ||
  isFile(address) ||
  'Please enter the address of a video on YouTube, Vimeo or Facebook, or of a file that ends in .mp4 or .webm'

/**
 * Returns a platform's video, else the file at `address`, else the uploaded `file` (Spec §2.2.3).
 * Returns null if there is none of them.
 */
export function chooseFilm(
  address: string | null | undefined,
  file: string | null,
  start: number,
): Film | null {
  const player = address ? findPlayer(address, start) : null
  if (player) return { kind: 'embed', src: player, start }
  // Earlier versions saved addresses of other kinds. For those, the uploaded file is played.
  const src = address && isFile(address) ? address.trim() : file
  return src ? { kind: 'file', src: `${src}#t=${start}`, start } : null
}

/** Returns the address of an uploaded film; null also when only the file's id is known. */
export function uploadedFilmUrl(
  file: DataFromCollectionSlug<'videos'> | number | null | undefined,
): string | null {
  if (!file || typeof file !== 'object' || !file.filename) return null
  return paths.video(file.filename, Date.parse(file.updatedAt).toString(36))
}

/** Writes a number of seconds as `12:40` or `1:02:05`. */
export function formatOffset(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const two = (value = 0) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
