/** How Next writes the scripts of a page, and that one of them is to be fetched early. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const EARLY = /<link rel="preload" as="script"[^>]*>/g

/** A browser that says nothing of its first picture, or has none to show, is not waited for. */
const LONGEST_MS = 5_000

/**
 * The page with its scripts asked for once it has been seen: on a slow line they would share it with
 * what is to be seen first, and on a slow phone run before. What a page does without them is in its HTML.
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

/** Next and React look for a script by its address as it was written, and by `async`. */
const loaderOf = (addresses: string) =>
  `(()=>{let d=0;const f=()=>{if(d++)return;for(const a of ${addresses})` +
  `{const s=document.createElement("script");s.src=a;s.async=true;document.head.append(s)}};` +
  `try{new PerformanceObserver((l,o)=>{o.disconnect();f()}).observe({type:"paint",buffered:true})}` +
  `catch{f()}setTimeout(f,${LONGEST_MS})})()`
