import { useEffect, useState } from 'react'

/** True from the first focus or submit on; what only a form needs is loaded then. */
export function useFormStarted(): boolean {
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
