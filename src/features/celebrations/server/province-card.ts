import 'server-only'
import sharp from 'sharp'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { slugify } from '@/lib/slug'

const [WIDTH, HEIGHT] = [1200, 630]
const PITCH = 24
const SIDE = 20
const LEFT = 700
const TOP = 29

const pane = ({ name, x, y }: (typeof tiles)[number], isLit: boolean) => {
  const round = name === 'Metro Manila' ? SIDE / 2 : 3
  const at = `x="${LEFT + (x - 1) * PITCH}" y="${TOP + (y - 1) * PITCH}" width="${SIDE}" height="${SIDE}" rx="${round}"`
  return `<rect ${at} fill="${isLit ? '#f9b93b' : '#2d3580'}"/>`
}

function draw(own: (typeof tiles)[number]): Promise<Buffer> {
  const [x, y] = [LEFT + (own.x - 1) * PITCH + SIDE / 2, TOP + (own.y - 1) * PITCH + SIDE / 2]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><radialGradient id="glow"><stop offset="0" stop-color="#f9b93b" stop-opacity=".75"/><stop offset="1" stop-color="#f9b93b" stop-opacity="0"/></radialGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#0d1136"/>
    <circle cx="300" cy="315" r="300" fill="url(#glow)" opacity=".7"/>
    <rect x="180" y="195" width="240" height="240" rx="30" fill="#f9b93b"/>
    ${tiles.map((tile) => pane(tile, tile === own)).join('')}
    <circle cx="${x}" cy="${y}" r="60" fill="url(#glow)"/>
    <path d="M420 315 L${x} ${y}" stroke="#f9b93b" stroke-opacity=".35" stroke-width="2"/>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Cards by slug, cached because drawing one takes 50 ms of CPU and anybody may request it. */
const drawn = new Map<string, Promise<Buffer>>()

/**
 * Returns a PNG that apps show with a link to the province's page, or null for a slug that is not
 * on the map. The card has no text, because apps show the page's title beside it.
 */
export async function drawProvinceCard(slug: string): Promise<Buffer | null> {
  const own = tiles.find(({ name }) => slugify(name) === slug)
  if (!own) return null
  const card = drawn.get(slug) ?? draw(own)
  drawn.set(slug, card)
  card.catch(() => drawn.delete(slug))
  return card
}
