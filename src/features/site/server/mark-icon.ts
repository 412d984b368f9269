import 'server-only'
import sharp from 'sharp'

const LIT = new Set([1, 3, 4, 5, 7, 10])

const panes = Array.from({ length: 12 }, (_, pane) => {
  const [x, y] = [(pane % 3) * 7, Math.floor(pane / 3) * 7]
  const fill = LIT.has(pane) ? '#f9b93b' : '#4a55b5'
  return `<rect x="${x}" y="${y}" width="6" height="6" rx="0.9" fill="${fill}"/>`
}).join('')

/** The mark with a margin, because phones may cut the icon to a circle. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#0d1136"/><g transform="translate(14 10.5)">${panes}</g></svg>`

export const drawMarkIcon = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(SVG), { density: 300 }).resize(size, size).png().toBuffer()
