const PANES = Array.from({ length: 12 }, (_, at) => at)

export const UnlitPanes = () => (
  <span aria-hidden className="grid grid-cols-[repeat(3,1.375rem)] gap-[5px] print:hidden">
    {PANES.map((at) => (
      <i key={at} className="aspect-3/4 rounded-[3px] border-[1.5px] border-line-2 bg-bg-2" />
    ))}
  </span>
)
