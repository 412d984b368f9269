export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed -top-20 left-4 z-(--z-skip) rounded-control bg-night-950 px-5 py-3 font-semibold text-pearl-50 focus:top-4"
    >
      Skip to content
    </a>
  )
}
