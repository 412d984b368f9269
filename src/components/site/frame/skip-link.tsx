export const MAIN_ID = 'main'

export function SkipLink({ children = 'Skip to content' }: { children?: string }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-(--z-skip) rounded-control bg-night-950 font-semibold text-pearl-50 focus:not-sr-only focus:fixed focus:top-4 focus:left-4 focus:px-5 focus:py-3"
    >
      {children}
    </a>
  )
}
