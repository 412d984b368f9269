/**
 * The few scripts that stand in a page itself because they must run before the others. The browser
 * runs only these, known by their hashes (src/runtime/web/policy.ts).
 */

export const THEME_STORAGE_KEY = 'portal-theme'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

/**
 * Runs in <head> before the first paint, so that a dark portal never flashes white. The same choice
 * as `applyTheme` (components/portal/frame/theme.ts), as text: it cannot wait for the page's scripts.
 */
export const THEME_SCRIPT = `(() => {
  let own = null
  try { own = localStorage.getItem('${THEME_STORAGE_KEY}') } catch {}
  document.documentElement.dataset.theme =
    own || (matchMedia('${DARK_QUERY}').matches ? 'dark' : 'light')
})()`

/** Marks a form that was posted by the browser itself, because the script had not arrived yet. */
export const MARK_POSTED = `addEventListener('submit',function(e){setTimeout(function(){if(!e.defaultPrevented)e.target.dataset.posted=''})})`

/** Of the stand-in store. The height of the body, not of the document: that one is never less than the frame itself. */
export const TELL_HEIGHT = `const tell=()=>parent.postMessage({type:'resize',height:document.body.offsetHeight},location.origin)
new ResizeObserver(tell).observe(document.body)
addEventListener('message',({origin,data})=>{if(origin===location.origin&&data?.type==='resize-check')tell()})`

export const INLINE_SCRIPTS: readonly string[] = [THEME_SCRIPT, MARK_POSTED, TELL_HEIGHT]
