import { useEffect, useState } from 'react'

/** True once all that the first view needs is there. */
export function usePageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const settle = () => setIsLoaded(true)
    if (document.readyState === 'complete') return settle()
    window.addEventListener('load', settle, { once: true })
    return () => window.removeEventListener('load', settle)
  }, [])
  return isLoaded
}
