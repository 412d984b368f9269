'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { KEEP_CLEAR_PROPS } from '@/components/ui/keep-clear'

export const countPages = (rows: number, pageSize: number) =>
  Math.max(1, Math.ceil(rows / pageSize))

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
  children?: ReactNode
}

export function Pager({ page, pages, onPage, children }: PagerProps) {
  return (
    <nav
      aria-label="Pages"
      {...KEEP_CLEAR_PROPS}
      className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5"
    >
      <p aria-live="polite" className="mr-auto whitespace-nowrap text-text-2 tabular-nums">
        Page {page} of {pages}
      </p>
      {children}
      <span className={cx('flex gap-2', children !== undefined && 'max-sm:flex-1 max-sm:*:flex-1')}>
        <Button variant="line" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button variant="line" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </span>
    </nav>
  )
}
