import { useEffect, useState } from 'react'

/** From the first focus or submit anywhere on the page; then what a form needs is loaded. */
export function useTouched(): boolean {
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
