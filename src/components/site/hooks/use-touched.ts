import { useEffect, useState } from 'react'

/** True once something on the page has had the focus, or a form was submitted. */
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
