import 'server-only'

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const EARLY = /<link rel="preload" as="script"[^<>]*>/g

/** After this time the scripts load even without a paint, as in a background tab. */
const LONGEST_MS = 5_000

/**
 * Changes the page so that Next's scripts load only after the first paint, because they would delay
 * it. The HTML works before they have loaded.
 */
export function deferScripts(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address)
  if (addresses.length === 0) return html
  const loader = `<script>${loaderOf(JSON.stringify(addresses))}</script>`
  return html
    .replace(SCRIPT, '')
    .replace(EARLY, '')
    .replace('</head>', () => `${loader}</head>`)
}

/**
 * Returns the script that loads the scripts at `addresses`. It sets `src` and `async`, because Next
 * and React find script elements by these attributes.
 */
const loaderOf = (addresses: string) =>
  `(()=>{let d=0;const f=()=>{if(d++)return;for(const a of ${addresses})` +
  `{const s=document.createElement("script");s.src=a;s.async=true;document.head.append(s)}};` +
  `try{new PerformanceObserver((l,o)=>{o.disconnect();f()}).observe({type:"paint",buffered:true})}` +
  `catch{f()}setTimeout(f,${LONGEST_MS})})()`
