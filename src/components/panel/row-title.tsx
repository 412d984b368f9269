'use client'

import { useRowLabel } from '@payloadcms/ui'
import { titleOf } from '@/lib/content/walk'
import { useLinkTitle } from './link-titles'

type Row = Record<string, unknown>

/** Titles a row of a list by the row's own text: “Answer the call”, not “Slide 01”. */
export function RowTitle({ noun }: { noun: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const linked = useLinkTitle(data?.to)
  const title = titleOf(data) ?? linked ?? `${noun} ${rowNumber + 1}`
  return <span className="panel-row-title">{title}</span>
}

/** Titles a block by what it is and its own text: “Video: Come and see”. */
export function BlockTitle({ noun }: { noun: string }) {
  const { data } = useRowLabel<Row>()
  const linked = useLinkTitle(data?.to)
  const title = titleOf(data) ?? linked
  return <span className="panel-row-title">{title ? `${noun}: ${title}` : noun}</span>
}
