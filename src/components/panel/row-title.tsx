'use client'

import { useRowLabel } from '@payloadcms/ui'
import { titleOf } from '@/lib/content/walk'

/** Titles a row of a list by the row's own text: “Answer the call”, not “Slide 01”. */
export function RowTitle({ noun }: { noun: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  return <span className="panel-row-title">{titleOf(data) ?? `${noun} ${rowNumber + 1}`}</span>
}
