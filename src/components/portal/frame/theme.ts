import { DARK_QUERY, THEME_STORAGE_KEY } from '@/lib/inline-scripts'

type Theme = 'light' | 'dark'

const systemTheme = (): Theme => (matchMedia(DARK_QUERY).matches ? 'dark' : 'light')

function applyTheme() {
  let own: string | null = null
  try {
    own = localStorage.getItem(THEME_STORAGE_KEY)
  } catch {
    // Storage is blocked.
  }
  document.documentElement.dataset.theme = own === 'light' || own === 'dark' ? own : systemTheme()
}

/**
 * Applies the theme now, and again when the system or another tab changes it. Returns a function
 * that stops following these changes.
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
 * Switches between light and dark, and stores the choice. A choice equal to the system's theme is
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
    // Storage is blocked.
  }
}
