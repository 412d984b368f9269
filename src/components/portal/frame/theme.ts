import { DARK_QUERY, THEME_STORAGE_KEY } from '@/lib/inline-scripts'

type Theme = 'light' | 'dark'

const systemTheme = (): Theme => (matchMedia(DARK_QUERY).matches ? 'dark' : 'light')

/** Applies the theme that the person has chosen, or else the system's. */
function applyTheme() {
  let own: string | null = null
  try {
    own = localStorage.getItem(THEME_STORAGE_KEY)
  } catch {
    // Storage is blocked: the system's theme applies.
  }
  document.documentElement.dataset.theme = own === 'light' || own === 'dark' ? own : systemTheme()
}

/**
 * Applies the theme now, when the system's theme changes, and when another tab stores a choice.
 * @returns a function that stops it
 */
export function followTheme() {
  applyTheme()
  const system = matchMedia(DARK_QUERY)
  system.addEventListener('change', applyTheme)
  addEventListener('storage', applyTheme)
  return () => {
    system.removeEventListener('change', applyTheme)
    removeEventListener('storage', applyTheme)
  }
}

/**
 * Switches to the other theme and stores the choice. If the system has that theme, the choice is
 * deleted instead, so that the page follows the system again.
 */
export function switchTheme() {
  const root = document.documentElement
  const next: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  try {
    if (next === systemTheme()) localStorage.removeItem(THEME_STORAGE_KEY)
    else localStorage.setItem(THEME_STORAGE_KEY, next)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
