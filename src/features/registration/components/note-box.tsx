import type { ReactNode } from 'react'

export const TEXT_BUTTON_CLASS =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-4'

export function NoteBox({ children }: { children: ReactNode }) {
  return (
    <div className="mb-4 grid gap-1 rounded-card bg-bg-2 px-4 py-3 text-sm leading-[1.45] text-text-2">
      {children}
    </div>
  )
}
