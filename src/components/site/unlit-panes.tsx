const PANES = Array.from({ length: 12 }, (_, index) => `pane-${index}`)

/** Twelve panes without light: nothing here yet. */
export function UnlitPanes() {
  return (
    <div aria-hidden className="grid flex-none grid-cols-[repeat(3,1.125rem)] gap-1">
      {PANES.map((pane) => (
        <i key={pane} className="aspect-3/4 rounded-[2px] border-[1.5px] border-line-2" />
      ))}
    </div>
  )
}
