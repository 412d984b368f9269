export const THEME_STORAGE_KEY = 'portal-theme'
export type Theme = 'light' | 'dark'

const DARK_QUERY = '(prefers-color-scheme: dark)'

/**
 * Runs in <head> before the first paint, so that a dark portal never flashes white: the person's
 * own choice if there is one, else the system's, which is then followed as it changes.
 */
export const THEME_SCRIPT = `(() => {
  const system = matchMedia('${DARK_QUERY}')
  const apply = () => {
    let own = null
    try { own = localStorage.getItem('${THEME_STORAGE_KEY}') } catch {}
    document.documentElement.dataset.theme =
      own === 'light' || own === 'dark' ? own : system.matches ? 'dark' : 'light'
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
})()`

/** Turns to the other theme and keeps the choice; choosing what the system says means following it again. */
export function switchTheme() {
  const root = document.documentElement
  const next: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  const system: Theme = matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
  root.dataset.theme = next
  try {
    if (next === system) localStorage.removeItem(THEME_STORAGE_KEY)
    else localStorage.setItem(THEME_STORAGE_KEY, next)
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
