import { useEffect, useState } from 'react'

/** True after the first focus or submit on the page. Callers then load more code of a form. */
export function usePageTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false)

  useEffect(() => {
    const touch = () => setIsTouched(true)
    if (document.activeElement !== document.body) touch()
    document.addEventListener('focusin', touch, { once: true })
    document.addEventListener('submit', touch, { once: true })
    return () => {
      document.removeEventListener('focusin', touch)
      document.removeEventListener('submit', touch)
    }
  }, [])

  return isTouched
}
