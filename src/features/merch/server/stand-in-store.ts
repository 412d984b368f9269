import 'server-only'
import { TELL_HEIGHT } from '@/lib/inline-scripts'

interface Product {
  name: string
  price: string
  shape: keyof typeof SHAPES
  /** Of the thing and of the mark on it. */
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

const LIT = [1, 3, 4, 5, 7, 10]
const mark = (colour: string) =>
  Array.from({ length: 12 }, (_, pane) => {
    const [x, y] = [(pane % 3) * 7, Math.floor(pane / 3) * 7]
    const opacity = LIT.includes(pane) ? 1 : 0.2
    return `<rect x="${x}" y="${y}" width="6" height="6" rx=".9" fill="${colour}" opacity="${opacity}"/>`
  }).join('')

const figure = ({ name, price, shape, colours: [body, lit] }: Product) =>
  `<li><div><svg viewBox="0 0 100 100" aria-hidden="true"><path d="${SHAPES[shape]}" fill="${body}"/>` +
  `<g transform="translate(42 43) scale(.8)">${mark(lit)}</g></svg></div>${name}<br><b>${price}</b></li>`

const STYLE = `*{box-sizing:border-box}body{margin:0;padding:20px;font:400 15px/1.45 system-ui,sans-serif;color:#333}
h1{margin:0;font-size:17px}p{margin:4px 0 0;color:#595959}.head{padding-bottom:14px;border-bottom:1px solid #e5e5e5}
ul{display:grid;grid-template-columns:repeat(2,1fr);gap:24px 16px;margin:20px 0 0;padding:0;list-style:none}
li div{aspect-ratio:1;display:grid;place-items:center;margin-bottom:10px;background:#f4f4f5;border-radius:6px}
svg{width:62%}@media(min-width:44rem){ul{grid-template-columns:repeat(3,1fr)}}`

/** A shop window without a shop: it stands in until an editor sets the store's address. */
export const standInStore = (): string => `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Store</title><style>${STYLE}</style></head>
<body><div class="head"><h1>Store</h1><p>A first look. Orders open soon.</p></div>
<ul>${PRODUCTS.map(figure).join('')}</ul><script>${TELL_HEIGHT}</script></body></html>
`
