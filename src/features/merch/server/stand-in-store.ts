import 'server-only'
import { REPORT_HEIGHT_SCRIPT } from '@/lib/inline-scripts'

interface Product {
  name: string
  price: string
  shape: keyof typeof SHAPES
  colours: [string, string]
}

const SHAPES = {
  shirt: 'M34 12 12 24l8 20 10-5v51h40V39l10 5 8-20-22-12c-3 7-9 10-16 10s-13-3-16-10z',
  cap: 'M18 62c0-20 14-34 32-34s32 14 32 34l14 6c-12 8-34 8-46 2-12 6-26 4-32-8z',
  bag: 'M26 36h48l6 54H20zM36 36c0-14 6-22 14-22s14 8 14 22h-5c0-11-4-17-9-17s-9 6-9 17z',
  print: 'M24 10h52v80H24z',
}

const PRODUCTS: Product[] = [
  { name: 'Shirt, night', price: '₱450', shape: 'shirt', colours: ['#0d1136', '#f9b93b'] },
  { name: 'Shirt, pearl', price: '₱450', shape: 'shirt', colours: ['#e7e4dc', '#0d1136'] },
  { name: 'Shirt, gold', price: '₱450', shape: 'shirt', colours: ['#f9b93b', '#0d1136'] },
  { name: 'Cap', price: '₱320', shape: 'cap', colours: ['#1f2666', '#f9b93b'] },
  { name: 'Tote bag', price: '₱280', shape: 'bag', colours: ['#d3cfc4', '#0d1136'] },
  { name: 'Print, A3', price: '₱190', shape: 'print', colours: ['#c93a20', '#ffe3a8'] },
]

const PLACES: Record<Product['shape'], { floor: number; mark: string }> = {
  shirt: { floor: 93, mark: 'translate(42 43) scale(.8)' },
  cap: { floor: 69, mark: 'translate(43.5 34) scale(.65)' },
  bag: { floor: 93, mark: 'translate(42 52) scale(.8)' },
  print: { floor: 93, mark: 'translate(34 29) scale(1.6)' },
}

const SEAMS: Partial<Record<Product['shape'], string>> = {
  shirt: 'M31 13.5c4 9 10 12 19 12s15-3 19-12M37 64c3 8 3 15 1 25',
  cap: 'M50 28c-6 8-9 20-9 36M18 62c18-5 44-5 64 0',
  bag: 'M26 42h48M34 52c1 12 0 24-2 36M66 52c-1 12 0 24 2 36',
}

const LIT = [1, 3, 4, 5, 7, 10]
const mark = (colour: string) =>
  Array.from({ length: 12 }, (_, pane) => {
    const [x, y] = [(pane % 3) * 7, Math.floor(pane / 3) * 7]
    const opacity = LIT.includes(pane) ? 1 : 0.2
    return `<rect x="${x}" y="${y}" width="6" height="6" rx=".9" fill="${colour}" opacity="${opacity}"/>`
  }).join('')

const figure = ({ name, price, shape, colours: [body, lit] }: Product) =>
  `<li><div><svg viewBox="0 0 100 100" aria-hidden="true"><ellipse cx="50" cy="${PLACES[shape].floor}" rx="34" ry="5" fill="url(#floor)"/>` +
  `<path d="${SHAPES[shape]}" fill="${body}"/><path d="${SHAPES[shape]}" fill="url(#light)"/>` +
  (SEAMS[shape]
    ? `<path d="${SEAMS[shape]}" fill="none" stroke="#070a24" stroke-opacity=".22"/>`
    : '') +
  `<g transform="${PLACES[shape].mark}">${mark(lit)}</g></svg></div>${name}<br><b>${price}</b></li>`

const STYLE = `*{box-sizing:border-box}body{margin:0;padding:20px;font:400 15px/1.45 system-ui,sans-serif;color:#333}
h1{margin:0;font-size:17px}p{margin:4px 0 0;color:#595959}.head{padding-bottom:14px;border-bottom:1px solid #e5e5e5}
ul{display:grid;grid-template-columns:repeat(2,1fr);gap:24px 16px;margin:20px 0 0;padding:0;list-style:none}
li div{aspect-ratio:1;display:grid;place-items:center;margin-bottom:10px;background:radial-gradient(circle at 40% 30%,#faf9f7,#e9e6df);border-radius:6px}
li svg{width:74%}@media(min-width:44rem){ul{grid-template-columns:repeat(3,1fr)}}`

const LIGHT =
  '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>' +
  '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#070a24" stop-opacity=".3"/></linearGradient>' +
  '<radialGradient id="floor"><stop stop-color="#070a24" stop-opacity=".3"/><stop offset="1" stop-color="#070a24" stop-opacity="0"/></radialGradient>' +
  '</defs></svg>'

/** Returns the HTML that is shown until an editor sets the URL of a real store. */
export const standInStoreHtml = (): string => `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Store</title><style>${STYLE}</style></head>
<body>${LIGHT}<div class="head"><h1>Store</h1><p>A first look. Orders open soon.</p></div>
<ul>${PRODUCTS.map(figure).join('')}</ul><script>${REPORT_HEIGHT_SCRIPT}</script></body></html>
`
