import 'server-only'

/** Next's tags of async scripts, and its preload links for scripts. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const EARLY = /<link rel="preload" as="script"[^<>]*>/g

/**
 * After this time the scripts are loaded anyway, for pages in the background, which paint nothing.
 */
const LONGEST_MS = 5_000

/**
 * Makes a page load Next's scripts only after its first paint. On a slow line they would compete
 * with what is shown first, and on a slow phone they would run before it. The page works without
 * them, because everything is in the HTML.
 */
export function lateScripts(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address)
  if (addresses.length === 0) return html
  const loader = `<script>${loaderOf(JSON.stringify(addresses))}</script>`
  return html
    .replace(SCRIPT, '')
    .replace(EARLY, '')
    .replace('</head>', () => `${loader}</head>`)
}

/**
 * Returns the script that loads the others. It keeps `src` and `async` as Next and React wrote
 * them, because both look for script elements by these attributes. A browser that cannot report a
 * paint loads the scripts at once.
 */
const loaderOf = (addresses: string) =>
  `(()=>{let d=0;const f=()=>{if(d++)return;for(const a of ${addresses})` +
  `{const s=document.createElement("script");s.src=a;s.async=true;document.head.append(s)}};` +
  `try{new PerformanceObserver((l,o)=>{o.disconnect();f()}).observe({type:"paint",buffered:true})}` +
  `catch{f()}setTimeout(f,${LONGEST_MS})})()`
