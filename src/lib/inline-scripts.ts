/** The Content-Security-Policy contains the hashes of the scripts in this file. */

export const THEME_STORAGE_KEY = 'portal-theme'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

/**
 * Sets the theme before the first paint, so that a dark portal does not flash white; see
 * `applyTheme`.
 */
export const THEME_SCRIPT = `(() => {
  let own = null
  try { own = localStorage.getItem('${THEME_STORAGE_KEY}') } catch {}
  document.documentElement.dataset.theme =
    own === 'light' || own === 'dark' ? own : (matchMedia('${DARK_QUERY}').matches ? 'dark' : 'light')
})()`

/** Marks a form that was sent before the page's own script had loaded; see `isPostedNatively`. */
export const MARK_POSTED_SCRIPT = `addEventListener('submit',function(e){setTimeout(function(){if(!e.defaultPrevented)e.target.dataset.posted=''})})`

/**
 * Reports the height to the page around the frame. It measures the body, because the document is
 * never smaller than its frame.
 */
export const REPORT_HEIGHT_SCRIPT = `const tell=()=>parent.postMessage({type:'resize',height:document.body.offsetHeight},location.origin)
new ResizeObserver(tell).observe(document.body)
addEventListener('message',({origin,data})=>{if(origin===location.origin&&data?.type==='resize-check')tell()})`

export const INLINE_SCRIPTS: readonly string[] = [
  THEME_SCRIPT,
  MARK_POSTED_SCRIPT,
  REPORT_HEIGHT_SCRIPT,
]
