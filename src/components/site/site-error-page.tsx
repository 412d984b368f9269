import { buttonStyles } from './control-styles'
import { MAIN_ID } from './frame/skip-link'
import { LitWindow } from './lit-window'

export function SiteErrorPage() {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="on-night night-glow grid min-h-svh content-center bg-bg text-text"
    >
      <title>Something went wrong</title>
      <div className="wrap">
        <LitWindow unlit="1,4" className="mb-10 w-40" />
        <h1 className="type-display text-3xl leading-[0.98]">Something went wrong</h1>
        <p className="type-lead mt-4 max-w-[54ch]">
          This is on our side. Please try again in a moment.
        </p>
        <button
          type="button"
          onClick={() => location.reload()}
          className={`mt-8 ${buttonStyles('primary')}`}
        >
          Try again
        </button>
      </div>
    </main>
  )
}
