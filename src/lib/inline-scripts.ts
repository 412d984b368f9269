/**
 * Scripts in the HTML of a page instead of in a file. The browser runs them because the page's
 * Content-Security-Policy contains their hashes.
 */

export const THEME_STORAGE_KEY = 'portal-theme'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

/**
 * Runs in <head> before the first paint, so that a dark portal never flashes white. The same logic
 * as `applyTheme` (components/portal/frame/theme.ts), as text because it cannot wait for the page's
 * scripts.
 */
export const THEME_SCRIPT = `(() => {
  let own = null
  try { own = localStorage.getItem('${THEME_STORAGE_KEY}') } catch {}
  document.documentElement.dataset.theme =
    own === 'light' || own === 'dark' ? own : (matchMedia('${DARK_QUERY}').matches ? 'dark' : 'light')
})()`

/**
 * Marks a form that the browser posted itself before the page's script had loaded
 * (`isPostedNatively`), so that a second press is posted in the same way.
 */
export const MARK_POSTED_SCRIPT = `addEventListener('submit',function(e){setTimeout(function(){if(!e.defaultPrevented)e.target.dataset.posted=''})})`

/**
 * Reports the height of the sample store to the page that frames it. Measures the body, because the
 * document is never smaller than its frame.
 */
export const REPORT_HEIGHT_SCRIPT = `const tell=()=>parent.postMessage({type:'resize',height:document.body.offsetHeight},location.origin)
new ResizeObserver(tell).observe(document.body)
addEventListener('message',({origin,data})=>{if(origin===location.origin&&data?.type==='resize-check')tell()})`

export const INLINE_SCRIPTS: readonly string[] = [
  THEME_SCRIPT,
  MARK_POSTED_SCRIPT,
  REPORT_HEIGHT_SCRIPT,
]
